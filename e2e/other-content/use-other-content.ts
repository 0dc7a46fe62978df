import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { readContent } from '../../src/lib/content/content-files.ts';
import { daysAfter, today } from '../../src/lib/hours/venue-clock.ts';
import { editFields, editText } from '../support/project-copy.ts';
import { projectFolder } from '../support/sites.ts';

/** Adds the content of another venue. Of the repository's own, the games and the legal pages stay. */
export async function useOtherContent(project: string) {
  const src = `${project}src/`;
  rmSync(`${src}content/evenings`, { recursive: true, force: true });
  cpSync(`${projectFolder}e2e/other-content/src/`, src, { recursive: true });
  await sharp(`${src}assets/images/front-door.svg`)
    .resize(1600, 2000)
    .jpeg()
    .toFile(`${src}assets/images/posters/LanternRow.jpg`);
  mkdirSync(`${src}assets/images/photos`, { recursive: true });
  await sharp(`${src}assets/images/front-door.svg`)
    .resize(1600, 4000)
    .jpeg()
    .toFile(`${src}assets/images/photos/bar.jpg`);

  const [first, second] = readContent(project).games.toSorted(
    (one, other) => (one.data?.order ?? 0) - (other.data?.order ?? 0),
  );
  // As long as a name may be.
  const name = 'The Slow and Golden Hour of the Savannah';
  if (first) editFields(project + first.file, (fields) => fields.set('name', name));
  const photograph = '../../assets/images/posters/LanternRow.jpg';
  if (second) editFields(project + second.file, (fields) => fields.set('image', photograph));

  editFields(`${src}content/venue.md`, (venue) => {
    // So far ahead that a midnight between the build and its tests does not matter.
    const [from, to] = [40, 42].map((days) => daysAfter(today('UTC'), days));
    const hours = { gaming: '14:00-22:00', dining: 'closed' };
    const exceptions = [
      { date: `${from} to ${to}`, reason: 'The holidays', ...hours },
      { date: daysAfter(today('UTC'), -2), reason: 'The spring clean', gaming: 'closed' },
    ];
    venue.setIn(['hours', 'exceptions'], exceptions);
  });
  // An editor may change these without changing a test. The text has 60,000 letters.
  const text = 'Nobody wins or loses here. '.repeat(2222);
  const table = '| What | How long |\n| --- | --- |\n| Messages | One year |';
  const lists = '- Ask\n- Wait\n\n1. Ask\n2. Wait';
  const added = [text, table, lists, '## '].join('\n\n');
  editText(`${src}content/legal/privacy.md`, /^## /m, added);
  editText(`${src}content/legal/terms.md`, /^## .*$/m, '## How These Terms Apply');
  // Without bedrooms, an editor deletes the paragraph about a hotel.
  const terms = readFileSync(`${src}content/legal/terms.md`, 'utf8');
  writeFileSync(`${src}content/legal/terms.md`, terms.replaceAll(/^.*\bhotel\b.*$/gim, ''));
}
