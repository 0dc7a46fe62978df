/** Runs the shell blocks of docs/deployment.md, with commands that only note how they were called. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test as base } from 'vitest';
import { parse } from 'yaml';
import { block } from './deployment-doc.ts';
import { projectFolder } from '../support/sites.ts';

/** Windows has no shell for these lines. */
const test = base.skipIf(process.platform === 'win32');

/** A built site: pages, files with a hash in their name, other files, and the rules of hosts. */
const pages = ['contact.html', 'game/Zulu.html', 'index.html', '404.html'];
const hashed = ['_astro/form.abc.js', '_astro/poster.abc.svg'];
const others = ['favicon.svg', 'animated/Zulu.svg', 'robots.txt', '.well-known/security.txt'];
const rules = ['_headers', '_redirects', 'nginx.conf'];
const built = [...pages, ...hashed, ...others, ...rules, 'game/404.html'];

const commands = ['aws', 'gh', 'git', 'npm', 'rsync'];

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

const pagesLast = [
  ['rsync', '-a', '--exclude', '*.html', 'dist/', 'server:/srv/site/'],
  ['rsync', '-a', '--delete-after', '--exclude', '_astro', 'dist/', 'server:/srv/site/'],
];

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

test('the nightly build publishes by the same line, and nothing after a step that fails', () => {
  mkdirSync(`${folder}/srv/checkout`, { recursive: true });
  const night = block('sh', 'Nightly build').replaceAll('cd /srv/', `cd ${folder}/srv/`);
  const all = run(night).calls;
  expect(all.slice(-2)).toEqual(pagesLast);
  for (const [index, failing] of all.entries()) {
    const { status, calls } = run(night, failing.join(' '));
    expect(status, failing.join(' ')).not.toBe(0);
    expect(calls).toEqual(all.slice(0, index + 1));
  }
});

interface Step {
  name?: string;
  if?: string;
  run?: string;
}
const workflow = readFileSync(`${projectFolder}.github/workflows/publish.yml`, 'utf8');
const { jobs } = parse(workflow) as { jobs: { publish: { steps: Step[] } } };
const { steps } = jobs.publish;

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
