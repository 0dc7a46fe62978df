/**
 * Builds the site as an owner would who has everything from others: a copy, under a sub-path, whose launcher,
 * pictures and form are set to the servers on the loopback interface that the visits know. Its name and one
 * game more hold what an editor could write to break out of a page.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contentNetwork, foreignSite, hostile, provider, receiver } from './sites.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));
const copy = `${project}test-results/foreign/`;
rmSync(copy, { recursive: true, force: true });
for (const part of ['src', 'public', 'astro.config.mjs', 'tailwind.config.cjs', 'tsconfig.json']) {
  cpSync(project + part, copy + part, { recursive: true });
}

/** Sets fields of a content file: each line that a pattern finds becomes another. */
function set(file, lines) {
  const path = `${copy}src/content/${file}`;
  let text = readFileSync(path, 'utf8');
  for (const [line, other] of lines) {
    if (!line.test(text)) throw new Error(`${file} has no line ${line} to set.`);
    text = text.replace(line, () => other);
  }
  writeFileSync(path, text);
}

const games = readdirSync(`${copy}src/content/games`);
for (const game of games) {
  const picture = `image: ${contentNetwork.url}${game.replace('.md', '.svg')}`;
  set(`games/${game}`, [[/^image: .*$/m, picture]]);
}

cpSync(`${copy}src/content/games/${games[0]}`, `${copy}src/content/games/${hostile.id}.md`);
set(`games/${hostile.id}.md`, [
  [/^name: .*$/m, `name: '${hostile.name}'`],
  [/^order: .*$/m, `order: ${games.length + 1}`],
  [/^description: .*$/m, `description: '${hostile.description}'`],
  [/^imageAlt: .*$/m, `imageAlt: '${hostile.imageAlt}'`],
]);
set('venue.md', [
  [/^name: .*$/m, `name: '${hostile.venue}'`],
  [/^games: .*$/m, `games: ${games.length + 1}`],
  [/^# launcher: .*$/m, `launcher: ${provider.url}launch?v=2`],
  [/^# formEndpoint: .*$/m, `formEndpoint: ${receiver.url}`],
]);

execFileSync(process.execPath, [`${project}node_modules/astro/astro.js`, 'build'], {
  cwd: copy,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...foreignSite.env },
});
