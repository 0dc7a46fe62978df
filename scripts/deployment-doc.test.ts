/** Runs the shell blocks of docs/deployment.md, with commands that only note how they were called. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test as base } from 'vitest';
import { parse } from 'yaml';
import { block, blocks, deploymentDoc, publishingLine } from '../e2e/hosts/deployment-doc.ts';
import { projectFolder } from '../e2e/support/sites.ts';

/** Windows has no shell for these lines. */
const test = base.skipIf(process.platform === 'win32');

/** A built site: pages, files with a hash in their name, other files, and the rules of hosts. */
const pages = ['contact.html', 'game/Zulu.html', 'index.html', '404.html'];
const hashed = ['_astro/form.abc.js', '_astro/poster.abc.svg'];
const others = ['favicon.svg', 'animated/Zulu.svg', 'robots.txt', '.well-known/security.txt'];
const rules = ['_headers', '_redirects', 'nginx.conf'];
const built = [...pages, ...hashed, ...others, ...rules, 'game/404.html'];

const commands = 'apt-get aws certbot curl gh git install npm npx rsync ssh useradd wrangler'.split(
  ' ',
);

let folder = '';

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'deployment-')));
  for (const path of built) write(`dist/${path}`, path);
  for (const name of commands) {
    // Notes a call as a line of JSON. The call that begins with `FAILING` fails.
    const script = [
      '#!/bin/sh',
      `{ printf '["${name}"'; for word; do printf ',"%s"' "$word"; done; echo ']'; } >> "$CALLS"`,
      `case "${name} $*" in "$FAILING"*) exit 1;; esac`,
      name === 'curl' ? `echo '<script src="/_astro/form.abc.js"></script>'` : '',
    ];
    write(`commands/${name}`, script.join('\n'), 0o755);
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string, mode = 0o644) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text, { mode });
}

/** Runs lines as the document says. Returns the exit status, and each call as words. */
function run(script: string, failing = 'nothing') {
  write('calls', '');
  const { status, stderr } = spawnSync('sh', ['-e', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${folder}/commands:/usr/bin:/bin`, CALLS: `${folder}/calls`, FAILING: failing },
  });
  const lines = readFileSync(`${folder}/calls`, 'utf8').replaceAll(folder, '').split('\n');
  const calls = lines.filter(Boolean).map((line) => JSON.parse(line) as string[]);
  return { status, stderr, calls };
}

/** The value after an option of a call. */
const option = (call: string[], name: string) =>
  call.includes(name) ? call[call.indexOf(name) + 1] : undefined;

test('no shell block of the document is left out of these tests', () => {
  const shell = blocks.filter(({ language }) => ['sh', 'bash', 'shell', 'text'].includes(language));
  expect(shell.map(({ section }) => section)).toEqual([
    'Build',
    'nginx',
    'nginx',
    'Object storage',
    'Check a deploy',
    'Update and go back',
    'Update and go back',
    'Every night',
    'Every night',
  ]);
});

test('a build that lacks its dependencies is not begun', () => {
  expect(run(block('sh', 'Build')).calls).toEqual([
    ['npm', 'ci', '--omit=dev'],
    ['npm', 'run', 'build'],
  ]);
  expect(run(block('sh', 'Build'), 'npm ci').calls).toHaveLength(1);
});

const pagesLast = [
  ['rsync', '-a', '--exclude', '*.html', 'dist/', 'server:/srv/site/'],
  ['rsync', '-a', '--delete-after', '--exclude', '_astro', 'dist/', 'server:/srv/site/'],
  ['ssh', 'server', 'sudo nginx -t && sudo nginx -s reload'],
];

test('nginx gets pages after the files that they name, and then reloads its rules', () => {
  expect(run(publishingLine)).toEqual({ status: 0, stderr: '', calls: pagesLast });
  // It is one line, so that nobody copies a part of it.
  expect(publishingLine).not.toContain('\n');
});

test.each(pagesLast.map((_, index) => index))(
  'nginx: nothing follows step %i if it fails',
  (index) => {
    const failing = pagesLast[index]?.join(' ');
    const { status, calls } = run(publishingLine, failing);
    expect({ status: status === 0, calls }).toEqual({
      status: false,
      calls: pagesLast.slice(0, index + 1),
    });
  },
);

test('the user who publishes may do on the server what the publishing line does there', () => {
  mkdirSync(`${folder}/etc/sudoers.d`, { recursive: true });
  const { status, calls } = run(block('sh', 'nginx', 1).replaceAll('/etc/', `${folder}/etc/`));
  expect(status).toBe(0);
  const sudoers = readFileSync(`${folder}/etc/sudoers.d/deploy`, 'utf8');
  const [, remote = ''] = /ssh server '(.*)'/.exec(publishingLine) ?? [];
  for (const command of remote.split(' && ')) {
    expect(sudoers).toContain(command.replace('sudo ', '/usr/sbin/'));
  }
  expect(calls).toContainEqual(['install', '--directory', '--owner', 'deploy', '/srv/site']);
  // The server block names both hosts, and the certificate of the first.
  const certificate = calls.find(([command]) => command === 'certbot') ?? [];
  const nginx = block('nginx', 'nginx');
  expect(nginx).toContain(`/live/${option(certificate, '-d')}/fullchain.pem`);
  for (const host of certificate.filter((word) => word.endsWith('example.com'))) {
    expect(nginx).toContain(`server_name ${host};`);
  }
});

interface Stored {
  key: string;
  type: string | undefined;
  kept: string | undefined;
}

/**
 * What a call of `aws s3 cp` stores. Of several filters, the last one that fits decides, and `*` also stands for slashes
 * (https://docs.aws.amazon.com/cli/latest/reference/s3/#use-of-exclude-and-include-filters).
 */
function stored(call: string[]): Stored[] {
  const [, , , from = '', to = ''] = call;
  const rest = { type: option(call, '--content-type'), kept: option(call, '--cache-control') };
  const key = to.replace('s3://BUCKET', '').replace(/^\//, '');
  if (!call.includes('--recursive')) return [{ key, ...rest }];
  expect([from, key]).toEqual(['dist', '']);
  const isCopied = (path: string) => {
    let copied = true;
    call.forEach((word, index) => {
      const parts = (call[index + 1] ?? '').split('*').map((part) => RegExp.escape(part));
      const fits = new RegExp(`^${parts.join('.*')}$`).test(path);
      if (fits && word === '--exclude') copied = false;
      if (fits && word === '--include') copied = true;
    });
    return copied;
  };
  return built.filter(isCopied).map((path) => ({ key: path, ...rest }));
}

test('a bucket gets each file once, under its address, with its type and time to keep', () => {
  const { status, stderr, calls } = run(block('sh', 'Object storage'));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const files = calls.flatMap(stored);
  const revalidate = 'public, max-age=0, must-revalidate';
  const year = 'public, max-age=31536000, immutable';
  const html = 'text/html; charset=utf-8';
  const expected: Stored[] = [
    ...hashed.map((key) => ({ key, type: undefined, kept: year })),
    ...others.map((key) => ({ key, type: undefined, kept: revalidate })),
    ...['contact', 'game/Zulu', '404.html', 'index.html'].map((key) => ({
      key,
      type: html,
      kept: revalidate,
    })),
  ];
  const byKey = (list: Stored[]) => list.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  expect(byKey(files)).toEqual(byKey(expected));
  // Pages come after what they name, and the home page last.
  const firstPage = files.findIndex(({ type }) => type === html);
  expect(files.slice(0, firstPage).map(({ key }) => key)).toEqual([...hashed, ...others]);
  expect(files.at(-1)?.key).toBe('index.html');
});

test('a bucket that refuses a file gets no further page', () => {
  const { status, calls } = run(block('sh', 'Object storage'), 'aws s3 cp dist/contact.html');
  expect(status).not.toBe(0);
  expect(calls.flat()).not.toContain('dist/index.html');
});

test('a deploy is checked by a page, an unknown address and a file that the page names', () => {
  const { status, calls } = run(block('sh', 'Check a deploy'));
  expect(status).toBe(0);
  expect(calls.map((call) => call.at(-1)?.replace('https://www.example.com', ''))).toEqual([
    '/contact',
    '/game/nope',
    '/contact',
    '/_astro/form.abc.js',
  ]);
});

test('the last build is kept beside the new one, and takes its place again', () => {
  write('last-dist/index.html', 'the build before');
  expect(run(block('sh', 'Update and go back')).status).toBe(0);
  expect(existsSync(`${folder}/dist`)).toBe(false);
  write('dist/index.html', 'a faulty build');
  expect(run(block('sh', 'Update and go back', 1)).status).toBe(0);
  expect(readFileSync(`${folder}/dist/index.html`, 'utf8')).toBe('index.html');
  expect(existsSync(`${folder}/last-dist`)).toBe(false);
});

const nightly = () => {
  const [, time, path] =
    /^(\S+ \S+ \* \* \*) sh -e (\S+)$/m.exec(block('text', 'Every night')) ?? [];
  expect(time).toBeDefined();
  expect(deploymentDoc).toContain(`Save these lines as \`${path}\``);
  mkdirSync(`${folder}/srv/checkout`, { recursive: true });
  return block('sh', 'Every night').replaceAll('cd /srv/', `cd ${folder}/srv/`);
};

test('the nightly build publishes today’s commit by the same line as any deploy', () => {
  const { status, calls } = run(nightly());
  expect(status).toBe(0);
  expect(calls).toEqual([
    ['git', 'pull', '--ff-only'],
    ['npm', 'ci', '--omit=dev'],
    ['npm', 'run', 'build'],
    ...pagesLast,
  ]);
});

test.each(['git pull', 'npm ci', 'npm run'])(
  'a night on which %s fails publishes nothing',
  (failing) => {
    const { status, calls } = run(nightly(), failing);
    expect(status).not.toBe(0);
    expect(calls.map(([command]) => command)).not.toContain('rsync');
  },
);

test('no host gets another folder than the build, or a part of it', () => {
  const lines = [...deploymentDoc.matchAll(/`(npx (\S+) [^`]+)`/g)].map(([, line = '']) => line);
  const calls = lines.flatMap((line) => run(line).calls.map((call) => call.slice(1)));
  expect(calls).toEqual([
    ['wrangler', 'pages', 'deploy', 'dist', '--project-name', 'NAME', '--branch', 'main'],
    // Netlify's tool would build again, without the settings.
    ['netlify', 'deploy', '--prod', '--no-build', '--dir', 'dist'],
    // GitHub leaves out names that begin with an underscore or a dot, unless told otherwise.
    ['gh-pages', '--dist', 'dist', '--nojekyll', '--dotfiles', '--cname', 'www.example.com'],
    ['vercel', 'deploy', 'dist', '--prod'],
  ]);
});

interface Step {
  name?: string;
  if?: string;
  run?: string;
}
const workflow = readFileSync(`${projectFolder}.github/workflows/publish.yml`, 'utf8');
const { jobs } = parse(workflow) as { jobs: { publish: { steps: Step[] } } };
const { steps } = jobs.publish;

test('the workflow publishes by the command and the secret of the repository', () => {
  const [, command = ''] = /`(CLOUDFLARE_API_TOKEN=[^`]+)`/.exec(deploymentDoc) ?? [];
  const { run: publish = '' } = steps.at(-1) ?? {};
  // A workflow is on no branch, so the command names the one of production.
  expect(command).toMatch(/ --branch main$/);
  write('commands/npx', '#!/bin/sh\necho "$CLOUDFLARE_API_TOKEN $*" > "$CALLS.npx"', 0o755);
  const { status } = run(`export PUBLISH_TOKEN=secret PUBLISH_COMMAND='${command}'; ${publish}`);
  expect(status).toBe(0);
  expect(readFileSync(`${folder}/calls.npx`, 'utf8')).toMatch(
    /^secret wrangler@4 pages deploy dist /,
  );
});

test('a night without a commit that has passed publishes nothing', () => {
  const find = steps.find((step) => step.if?.includes('schedule'))?.run ?? '';
  const { status, calls } = run(`GITHUB_OUTPUT=${folder}/output; ${find}`);
  expect(calls.map(([command]) => command)).toEqual(['gh']);
  // `gh` has found none.
  expect(status).not.toBe(0);
  write('commands/gh', '#!/bin/sh\necho 08c6903', 0o755);
  expect(run(`GITHUB_OUTPUT=${folder}/output; ${find}`).status).toBe(0);
  expect(readFileSync(`${folder}/output`, 'utf8')).toBe('sha=08c6903\n');
});
