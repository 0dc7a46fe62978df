/**
 * Measures and prints; judges nothing. `npm run bench` runs every part, `npm run bench -- pages` one.
 * Times differ from machine to machine, so that each is shown beside another of the same run.
 */
import { execSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.mjs';
import { serve } from './server.mjs';
import { writeTwins } from './twin.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}test-results/bench/dist/`;
/** Odd, so that there is a middle one. */
const rounds = 5;

/** Each imports what it needs when it is its turn: the others do not wait for Lighthouse. */
const parts = {
  async pages(browser, url, pages) {
    const { paints } = await import('./pages.mjs');
    const { firstTouch } = await import('./form.mjs');
    console.log(`\nOn a phone, slow 4G, processor 4 times slower; medians of ${rounds} loads:\n`);
    console.log(await paints(browser, url, pages, rounds));
    console.log(`\n${await firstTouch(browser, url, rounds)}`);
  },
  async lighthouse(browser, url, pages) {
    if (!existsSync(`${root}e2e/bench/node_modules/lighthouse`)) {
      console.log('\nLighthouse is not installed yet: npm ci --prefix e2e/bench');
      execSync('npm ci --prefix e2e/bench', { cwd: root, stdio: 'inherit' });
    }
    const { scores } = await import('./lighthouse.mjs');
    console.log('\nLighthouse:\n');
    console.log(await scores(browser, url, pages));
  },
  async scale() {
    const { scale } = await import('./scale.mjs');
    console.log('\nBuilds of generated games:\n');
    console.log(await scale());
  },
};

const [chosen] = process.argv.slice(2);
if (chosen !== undefined && !Object.hasOwn(parts, chosen)) {
  throw new Error(`There is no part "${chosen}". Choose one of: ${Object.keys(parts).join(', ')}.`);
}

const browser = await launch();
const processors = cpus();
console.log(
  `${new Date().toISOString().slice(0, 10)}: ${processors.length} × ${processors[0].model}, Node ${process.version}, ${await browser.version()}`,
);
rmSync(folder, { recursive: true, force: true });
execSync(`astro build --outDir ${folder}`, {
  cwd: root,
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  // What goes wrong is worth reading, what goes well is not.
  stdio: ['ignore', 'ignore', 'inherit'],
});
const pages = writeTwins(folder);
const server = await serve(folder);
try {
  for (const part of chosen ? [chosen] : Object.keys(parts)) {
    await parts[part](browser, server.url, pages);
  }
} finally {
  server.close();
  await browser.close();
}
