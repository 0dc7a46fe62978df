/** Runs our own scripts and the build as processes, because hosts and workflows depend on their exit codes. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { validProject, writeProject } from '../src/test/project.ts';

const repository = fileURLToPath(new URL('../', import.meta.url));

/** The exit code of `npm run` in a project that has these files, and the scripts of the repository. */
async function exitCode(files: Record<string, string>, script: string, ...options: string[]) {
  const root = writeProject(files);
  mkdirSync(join(root, 'src/assets'), { recursive: true });
  for (const folder of ['scripts', 'node_modules', 'src/assets/fonts'])
    symlinkSync(join(repository, folder), join(root, folder), 'junction');
  cpSync(join(repository, 'package.json'), join(root, 'package.json'));
  const args = ['run', '--silent', script, '--', ...options];
  const code = await new Promise((ended) => {
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', VITEST: undefined };
    const shell = process.platform === 'win32';
    execFile('npm', args, { cwd: root, env, shell }, (error) => ended(error ? error.code : 0));
  });
  rmSync(root, { recursive: true, force: true });
  return code;
}

const replace = (file: string, from: string | RegExp, to: string) => ({
  ...validProject,
  [file]: validProject[file]?.replaceAll(from, to) ?? '',
});
const wrongContent = replace('src/content/venue.md', 'minimumAge: 18', 'minimumAge: seventeen');
const hint = replace('src/content/venue.md', 'A studio', 'A **studio**');
const readyToLaunch = {
  ...replace('src/content/venue.md', /Exampleton|.* (EX0|\+44|hello@|https:).*\n/g, 'Leeds'),
  'dist/index.html': '<link rel="canonical" href="https://vivid.co.uk/">',
};

/** A project with one page, which uses the integration that guards the build. */
const site = (integrations = '', page = 'index') => ({
  'astro.config.mjs': `import { completeBuild } from ${JSON.stringify(join(repository, 'src/integrations/complete-build.ts'))};
export default { integrations: [completeBuild(), ${integrations}] };`,
  [`src/pages/${page}.astro`]: '<h1>Home</h1>',
});
const neverSettles = `{ name: 'hangs', hooks: { 'astro:build:setup': () => new Promise(() => {}) } }`;
const wrongPage = { ...site(), 'src/pages/index.astro': '---\nthrow new Error()\n---' };
/** Astro ignores pages whose names begin with an underscore. */
const withoutPages = site('', '_draft');

// One after another, because each starts several processes.
test.each([
  ['check:content', 'valid content', validProject, [], 0],
  ['check:content', 'a hint', hint, [], 0],
  ['check:content', 'a wrong field', wrongContent, [], 1],
  ['check', 'valid content', validProject, ['content'], 0],
  ['check', 'a wrong field', wrongContent, ['content'], 1],
  ['test', 'a wrong field', wrongContent, ['content'], 1],
  ['test:full', 'a wrong field', wrongContent, ['content'], 1],
  ['before-launch', 'no placeholder', readyToLaunch, [], 0],
  ['before-launch', 'placeholders', validProject, [], 1],
  ['new:game', 'an id that exists', validProject, ['Lake', 'A Lake'], 1],
  ['build', 'a page', site(), [], 0],
  ['build', 'a page with an error', wrongPage, [], 1],
  ['build', 'a promise that never settles', site(neverSettles), [], 1],
  ['build', 'no page', withoutPages, [], 1],
  ['start', 'a page with an error', wrongPage, [], 1],
])('npm run %s, with %s', { timeout: 180_000 }, async (script, _what, files, options, code) => {
  expect(await exitCode(files, script, ...options)).toBe(code);
});

test('a command that a signal ends has exit code 1', async () => {
  const script = join(repository, 'scripts/with-node.cjs');
  const args = [script, 'node', '--eval', 'process.kill(process.pid, "SIGKILL")'];
  const code = await new Promise((ended) => {
    execFile('node', args, (error) => ended(error ? error.code : 0));
  });
  expect(code).toBe(1);
});
