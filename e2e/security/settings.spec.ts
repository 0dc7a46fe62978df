import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { contentNetwork, projectFolder, provider, sites } from '../support/sites.ts';
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

for (const [what, SITE_URL, sentence] of [
  [
    'a site without https',
    'http://escape.example',
    'SITE_URL is "http://escape.example". Write an https address, for example https://www.example.com.',
  ],
  [
    'a launcher on the own origin',
    new URL(provider.url).origin,
    `launcher in src/content/venue.md is "${provider.url}launch?v=2", which is on the site's own origin`,
  ],
  [
    'a content network on the own origin',
    new URL(contentNetwork.url).origin,
    "which is on the site's own origin (SITE_URL). Put the picture into src/assets/images/posters",
  ],
] as const) {
  test(`${what} stops the build with a sentence and no stack`, () => {
    const { status, stderr } = build(['--outDir', 'none'], { SITE_URL });
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
    expect(existsSync(`${project}none`)).toBe(false);
  });
}

test('a build under a sub-path leaves no older page around it', () => {
  const dist = `${project}dist`;
  mkdirSync(dist, { recursive: true });
  writeFileSync(`${dist}/old.html`, '');
  expect(build([], { BASE_PATH: '/lounge' }).status).toBe(0);
  expect(existsSync(`${dist}/lounge/index.html`)).toBe(true);
  expect(existsSync(`${dist}/old.html`)).toBe(false);
  rmSync(dist, { recursive: true });
});
