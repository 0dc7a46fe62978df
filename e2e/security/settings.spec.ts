import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { contentNetwork, projectFolder, provider, sites } from '../support/sites.ts';
import { expect, test } from '../support/fixtures.ts';

/** The copy of the site whose launcher and pictures are others'. */
const foreign = sites['third-party'].project;
const astro = `${projectFolder}node_modules/astro/astro.js`;

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
  test(`${what} stops the build with a sentence, before anything is written`, () => {
    const { status, stderr } = spawnSync(process.execPath, [astro, 'build', '--outDir', 'none'], {
      cwd: foreign,
      encoding: 'utf8',
      env: { ...process.env, SITE_URL },
    });
    expect(stderr).toContain(sentence);
    expect(status).toBe(1);
    expect(existsSync(`${foreign}none`)).toBe(false);
  });
}
