import { spawnSync } from 'node:child_process';
import { projectFolder, provider, sites } from '../support/sites.ts';
import { expect, test } from '../support/fixtures.ts';

// The unit tests try every other setting.
test('a wrong setting stops the build with a sentence', () => {
  const astro = `${projectFolder}node_modules/astro/bin/astro.mjs`;
  const { status, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: sites['third-party'].project,
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: provider.origin },
  });
  expect(stderr).toContain('venue.md is');
  expect(stderr).toContain("which is on the site's own origin");
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});
