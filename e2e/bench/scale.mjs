/**
 * The scale run: the default build of a copy of the project with more and more generated games, each with a
 * poster of its own. Prints time, peak memory, and what each further game has cost.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { table } from './table.mjs';

const steps = [6, 60, 600, 2000];
const project = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Plants `count` games in a copy of the project below `scratch`: those that are there, over and over, under names
 * of their own.
 */
function plant(scratch, count) {
  const copy = `${scratch}/${count}/`;
  for (const part of [
    'src',
    'public',
    'astro.config.mjs',
    'tailwind.config.cjs',
    'tsconfig.json',
  ]) {
    cpSync(project + part, copy + part, { recursive: true });
  }
  const folder = `${copy}src/content/games/`;
  const games = readdirSync(folder).map((file) => ({
    id: file.replace('.md', ''),
    source: readFileSync(folder + file, 'utf8'),
  }));
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (let number = 1; number <= count; number++) {
    const { id, source } = games[number % games.length];
    const posters = `${copy}src/assets/images/posters/`;
    const poster = readFileSync(`${project}src/assets/images/posters/${id}.svg`, 'utf8');
    writeFileSync(
      `${posters}Game${number}.svg`,
      poster.replace('</svg>', `<!--${number}--></svg>`),
    );
    const fields = {
      name: `Game ${number}`,
      order: number,
      image: `../../assets/images/posters/Game${number}.svg`,
    };
    const planted = Object.entries(fields).reduce(
      (text, [field, value]) =>
        text.replace(new RegExp(`^${field}:.*$`, 'm'), `${field}: ${value}`),
      source,
    );
    writeFileSync(`${folder}Game${number}.md`, planted);
  }
  const venue = `${copy}src/content/venue.md`;
  writeFileSync(venue, readFileSync(venue, 'utf8').replace(/^games:.*$/m, `games: ${count}`));
  return copy;
}

/** Builds the copy; gives seconds and the peak of the process's memory in megabytes. */
function build(copy) {
  const started = performance.now();
  const { status, stderr, output } = spawnSync(
    process.execPath,
    [
      '--import',
      new URL('tell-memory.mjs', import.meta.url).href,
      `${project}node_modules/astro/astro.js`,
      'build',
    ],
    {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: Infinity,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) throw new Error(`The build failed.\n${stderr}`);
  return { seconds: (performance.now() - started) / 1000, megabytes: Number(output[3]) / 1024 };
}

export function bench() {
  const rows = [];
  let before;
  mkdirSync(`${project}test-results`, { recursive: true });
  // Nothing is removed before the last build: for minutes, ext4 passes over the places of removed files one by one
  // (`recently_deleted`), and every file that is made near them takes up to a millisecond more.
  const scratch = mkdtempSync(`${project}test-results/scale-`);
  for (const games of steps) {
    const { seconds, megabytes } = build(plant(scratch, games));
    const perGame = before && ((seconds - before.seconds) * 1000) / (games - before.games);
    rows.push([games, seconds.toFixed(1), megabytes.toFixed(0), perGame?.toFixed(2) ?? '']);
    before = { games, seconds };
  }
  rmSync(scratch, { recursive: true });
  console.log(table(['games', 'seconds', 'peak MB', 'ms per further game'], rows));
}
