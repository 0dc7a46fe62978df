/** Runs our own scripts and the build as processes, because hosts and workflows depend on their exit codes. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { validProject, writeProject } from '../src/test/project.ts';

const repository = fileURLToPath(new URL('../', import.meta.url));

/** The exit code and the words of `npm run` in a project that has these files, and the scripts of the repository. */
async function run(files: Record<string, string>, script: string, ...options: string[]) {
  const root = writeProject(files);
  mkdirSync(join(root, 'src/assets'), { recursive: true });
  for (const folder of ['scripts', 'node_modules', 'src/assets/fonts'])
    symlinkSync(join(repository, folder), join(root, folder), 'junction');
  cpSync(join(repository, 'package.json'), join(root, 'package.json'));
  const args = ['run', '--silent', script, '--', ...options];
  const ended = await new Promise<{ code: unknown; words: string }>((resolve) => {
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', VITEST: undefined };
    const shell = process.platform === 'win32';
    execFile('npm', args, { cwd: root, env, shell }, (error, printed, errors) =>
      resolve({ code: error ? error.code : 0, words: printed + errors }),
    );
  });
  rmSync(root, { recursive: true, force: true });
  return ended;
}

const replace = (file: string, from: string | RegExp, to: string) => ({
  ...validProject,
  [file]: validProject[file]?.replaceAll(from, to) ?? '',
});
const tasks =
  'Choose from unit, types, format, lint, spelling, content, markdown, e2e, other-content, three-years-ahead, hosts.';
const wrongContent = replace('src/content/venue.md', 'minimumAge: 18', 'minimumAge: seventeen');
const hint = replace('src/content/venue.md', 'A studio', 'A **studio**');
const readyToLaunch = {
  ...replace('src/content/venue.md', /Exampleton|.* (EX0|\+44|hello@|https:).*\n/g, 'Leeds'),
  'dist/index.html': '<link rel="canonical" href="https://vivid.co.uk/">',
};

/** The path of a file of the repository, for an import. */
const fromRepository = (file: string) => JSON.stringify(join(repository, file));

/** A project with one page, which uses the integration that guards the build. */
const site = (integrations = '', page = 'index') => ({
  'astro.config.mjs': `import { completeBuild } from ${fromRepository('src/integrations/complete-build.ts')};
export default { integrations: [completeBuild(), ${integrations}] };`,
  [`src/pages/${page}.astro`]: '<h1>Home</h1>',
});
const neverSettles = `{ name: 'hangs', hooks: { 'astro:build:setup': () => new Promise(() => {}) } }`;
const wrongPage = { ...site(), 'src/pages/index.astro': '---\nthrow new Error()\n---' };
/** A project with the configuration of the repository, and a page with the text of a game. */
const unknownFact = {
  ...replace('src/content/games/Lake.md', 'Five lanterns', '{constructor}'),
  'astro.config.mjs': `import config from ${fromRepository('astro.config.mjs')};
export default { ...config, cacheDir: './.cache' };`,
  'src/content.config.ts': `export * from ${fromRepository('src/content.config.ts')};`,
  'src/pages/index.astro': `---
import { getEntry, render } from 'astro:content';
const { Content } = await render(await getEntry('games', 'Lake'));
---
<Content />`,
};
/** Astro ignores pages whose names begin with an underscore. */
const withoutPages = site('', '_draft');

// One after another, because each starts several processes.
test.each([
  ['check:content', 'valid content', validProject, [], 0, 'no errors and no hints'],
  ['check:content', 'a hint', hint, [], 0, /Hint: .*\s+no errors and 1 hint/],
  ['check:content', 'a wrong field', wrongContent, [], 1, /:21 {2}minimumAge\s.*\s+1 error and no/],
  ['check', 'valid content', validProject, ['content'], 0, '1 passed, 0 failed'],
  ['check', 'a wrong field', wrongContent, ['content'], 1, 'npm run check -- content'],
  ['test', 'a wrong field', wrongContent, ['content'], 1, 'npm run test -- content'],
  ['test:full', 'a wrong field', wrongContent, ['content'], 1, '0 passed, 1 failed'],
  ['test:full', 'an unknown task', {}, ['lnt'], 1, tasks],
  ['before-launch', 'no placeholder', readyToLaunch, [], 0, 'No placeholders'],
  ['before-launch', 'placeholders', validProject, [], 1, /md:8 {2}Exampleton\s[^]*\s7 left\. /],
  ['new:game', 'an id that exists', validProject, ['Lake', 'A Lake'], 1, 'already exists'],
  ['build', 'a page', site(), [], 0, 'Complete!'],
  ['build', 'a page with an error', wrongPage, [], 1, 'Do not publish dist'],
  ['build', 'an unknown fact', unknownFact, [], 1, /Lake\.md:12 \{constructor\} .*\{tableNotice\}/],
  ['build', 'a promise that never settles', site(neverSettles), [], 1, 'Do not publish dist'],
  ['build', 'no page', withoutPages, [], 1, 'written no page'],
  ['start', 'a page with an error', wrongPage, [], 1, 'Do not publish dist'],
])(
  'npm run %s, with %s',
  { timeout: 180_000 },
  async (script, _what, files, options, code, words) => {
    const ended = await run(files, script, ...options);
    expect(ended.words).toMatch(words);
    expect(ended.code).toBe(code);
  },
);

const withNode = join(repository, 'scripts/with-node.cjs');

/** The exit code and the errors of Node with these arguments. */
const endOf = (options: string[]) =>
  new Promise((resolve) => {
    execFile('node', options, (error, _printed, errors) => resolve([error?.code, errors]));
  });

test.each([
  ['that a signal ends', ['node', '--eval', 'process.kill(process.pid, "SIGKILL")'], ''],
  [
    'that is not installed',
    ['no-such-tool'],
    'The command "no-such-tool" is not installed. Run "npm ci"',
  ],
])('a command %s has exit code 1', async (_what, command, words) => {
  expect(await endOf([withNode, ...command])).toEqual([1, expect.stringContaining(words)]);
});

test.each([...'#%{}'])('in a folder with %s, the error names this character', async (character) => {
  const name = `my ${character} site`;
  const script = `${name}/scripts/with-node.cjs`;
  const packageFile = { [`${name}/package.json`]: '{ "optionalDependencies": {} }' };
  const root = writeProject({ [script]: readFileSync(withNode), ...packageFile });
  const ended = await endOf([join(root, script), 'node', '--version']);
  rmSync(root, { recursive: true });
  const words = `cannot read a path that contains ${character}.`;
  expect(ended).toEqual([1, expect.stringContaining(words)]);
});

// Only Debian and its relatives run it.
test.skipIf(process.platform === 'win32').each([
  ['that pass', 0, 'true', ''],
  ['that fail', 1, '[ "$1" = ci ]', ''],
  ['that cannot be installed', 1, '[ "$1" != ci ]', '0 passed, 1 failed'],
])('the workflow, with tests %s, has exit code %d', (_what, code, npm, words) => {
  const script = readFileSync(join(repository, '.ci/run'));
  // Instead of npm and of the installer of packages.
  const programs = { 'bin/npm': `#!/bin/sh\n${npm}`, 'bin/apt-get': '', 'bin/sudo': '' };
  const root = writeProject({ '.ci/run': script, ...programs });
  for (const program of Object.keys(programs)) chmodSync(join(root, program), 0o755);
  const env = { ...process.env, PATH: `${join(root, 'bin')}:${process.env['PATH']}` };
  const ended = spawnSync('bash', ['.ci/run'], { cwd: root, env, encoding: 'utf8' });
  rmSync(root, { recursive: true });
  expect(ended.stdout).toContain(words);
  expect(ended.status).toBe(code);
});

test('a command ends when a host ends it', async () => {
  const wait = 'console.log(process.pid); setInterval(() => undefined, 1000)';
  const wrapper = spawn('node', [withNode, 'node', '--eval', wait]);
  const [pid] = (await once(wrapper.stdout, 'data')) as [Buffer];
  wrapper.kill('SIGTERM');
  // The command holds the output open until it ends.
  await once(wrapper, 'close');
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});
