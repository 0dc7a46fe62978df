import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { projectFolder, provider, sites } from '../support/sites.ts';
import { expect, test } from '../support/fixtures.ts';

/** The copy of the project whose launcher and pictures belong to third parties. */
const { project } = sites['third-party'];
const astro = `${projectFolder}node_modules/astro/bin/astro.mjs`;

const build = (options: string[], env: Record<string, string>) =>
  spawnSync(process.execPath, [astro, 'build', ...options], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

test('a launcher on the own origin stops the build with a sentence and no stack', () => {
  const SITE_URL = new URL(provider.url).origin;
  const { status, stderr } = build(['--outDir', 'none'], { SITE_URL });
  expect(stderr).toContain(
    `launcher in src/content/venue.md is "${provider.url}launch?v=2", which is on the site's own origin`,
  );
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
  expect(existsSync(`${project}none`)).toBe(false);
});

test('a build under a sub-path leaves no older page around it', () => {
  const dist = `${project}dist`;
  mkdirSync(dist, { recursive: true });
  writeFileSync(`${dist}/old.html`, '');
  expect(build([], { BASE_PATH: '/lounge' }).status).toBe(0);
  expect(existsSync(`${dist}/lounge/index.html`)).toBe(true);
  expect(existsSync(`${dist}/old.html`)).toBe(false);
  rmSync(dist, { recursive: true });
});
