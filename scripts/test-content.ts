/**
 * Tests that a change of content needs no change of a test. Changes the content of a copy of the project as an editor
 * might, and runs the content check and the browser tests there.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import sharp from 'sharp';
import { games, legalPage } from '../e2e/support/content.ts';
import { copyProject, editFields, editText } from '../e2e/support/project-copy.ts';
import { projectFolder } from '../e2e/support/sites.ts';

// The path has a blank and letters beyond ASCII, as anybody's may.
const copy = `${projectFolder}test-results/content guard Łü/`;
const content = `${copy}src/content/`;
const [first, second, third] = games;
if (!second || !third) throw new Error('This test needs three games.');

copyProject(copy);
symlinkSync(`${projectFolder}node_modules`, `${copy}node_modules`, 'junction');

// Rename a game, replace one, and remove one.
editFields(`${content}games/${first.id}.md`, (fields) => fields.set('name', 'Golden Hour'));
renameSync(`${content}games/${second.id}.md`, `${content}games/LanternRow.md`);
editFields(`${content}games/LanternRow.md`, (fields) => {
  fields.set('name', 'Lantern Row');
  fields.set('image', '../../assets/images/posters/LanternRow.jpg');
  fields.set('imageAlt', 'A row of paper lanterns hangs over a canal at night.');
});
const drawn = `${projectFolder}src/assets/images/hero.svg`;
await sharp(drawn)
  .resize(1600, 2000)
  .jpeg()
  .toFile(`${copy}src/assets/images/posters/LanternRow.jpg`);
rmSync(`${content}games/${third.id}.md`);

// The facts of the venue.
editFields(`${content}venue.md`, (venue) => {
  venue.set('games', games.length - 1);
  venue.set('minimumAge', 21);
  venue.setIn(['telephones', 0, 'number'], '+44 20 7946 0099');
  venue.setIn(['hours', 'diningOpens'], '7 AM');
  venue.setIn(['hours', 'diningCloses'], '11 PM');
});

// The law pages: another heading, a table, and pictures, which a game's text has too.
const [heading = ''] = legalPage('terms').sections;
editText(`${content}legal/terms.md`, `## ${heading}`, '## How These Terms Apply');
const table =
  '| What | How long |\n| --- | --- |\n| Messages | One year |\n| Bookings | Two years |';
const posters = '../../assets/images/posters';
const pictures = `![Two giraffes wait](${posters}/${first.id}.svg)\n\n![Lanterns hang there](${posters}/LanternRow.jpg)`;
appendFileSync(`${content}games/LanternRow.md`, `\n${pictures}\n`);
const [, section = ''] = legalPage('privacy').sections;
editText(`${content}legal/privacy.md`, `## ${section}`, `${table}\n\n${pictures}\n\n## ${section}`);

// Words of a page: a feature, a house rule, a badge, a button and the top of the contact page.
for (const [file, before, after] of [
  ['sections/home/Features.astro', />[^<]+<\/h3>/, '>Company for the Evening</h3>'],
  ['sections/home/Disclaimer.astro', /title="[^"]+"/, 'title="Only for Fun"'],
  ['sections/home/Disclaimer.astro', /'Safe \w+'/, "'A Safe House'"],
  ['sections/home/GameCard.astro', /[\w ]+<span/, 'Try It <span'],
  ['pages/contact.astro', /heading="[^"]+"/, 'heading="Talk to Us"'],
] as const) {
  editText(`${copy}src/${file}`, before, after);
}

// The tests that read the content; the others find the same form, menu and policy here as in the project.
const tests = ['pages', 'games', 'demos', 'seo', 'third-party/content', 'third-party/provider'];
for (const [script, ...options] of [['check:content'], ['test:e2e', '--', ...tests]]) {
  const { status } = spawnSync('npm', ['run', '--silent', script ?? '', ...options], {
    cwd: copy,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`"npm run ${script}" fails after an editor's changes. The copy is in ${copy}.`);
    process.exitCode = 1;
  }
}
