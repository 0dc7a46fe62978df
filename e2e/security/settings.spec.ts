import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { projectFolder, provider, sites } from '../support/sites.ts';
import { expect, test } from '../support/fixtures.ts';

test('a wrong setting stops the build with a sentence, and a right one leaves no older page', () => {
  const { project } = sites['third-party'];
  const build = (env: Record<string, string>) =>
    spawnSync(process.execPath, [`${projectFolder}node_modules/astro/bin/astro.mjs`, 'build'], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
  const dist = `${project}dist`;
  mkdirSync(dist, { recursive: true });
  writeFileSync(`${dist}/old.html`, '');

  const { status, stderr } = build({ SITE_URL: new URL(provider.url).origin });
  expect(stderr).toContain('venue.md is');
  expect(stderr).toContain("which is on the site's own origin");
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
  expect(existsSync(`${dist}/old.html`)).toBe(true);

  expect(build({ BASE_PATH: '/lounge' }).status).toBe(0);
  expect(existsSync(`${dist}/lounge/index.html`)).toBe(true);
  expect(existsSync(`${dist}/old.html`)).toBe(false);
  rmSync(dist, { recursive: true });
});
