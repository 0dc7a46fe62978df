import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { draft, exchange, machineSentence, takeLock } from './exchange.ts';

/** A folder with a site, whose home page has this text. */
function site(folder: string, text: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.html`, text);
}

/** A project with its last site, which has a file that no newer site has. It is gone after the test. */
function project() {
  const root = mkdtempSync(`${tmpdir()}/a build-`);
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  site(`${root}/dist`, 'last');
  site(`${root}/dist/lounge`, 'last');
  return root;
}

const home = (root: string) => readFileSync(`${root}/dist/index.html`, 'utf8');
const left = (root: string) => readdirSync(`${root}/.astro`);
/** The number of a process that has ended. */
const ended = () => `${spawnSync(process.execPath, ['--version']).pid}`;

test('a new site takes the place of the last one, and nothing of it stays', () => {
  const root = project();
  const unlock = takeLock(root);
  site(`${root}/${draft}`, 'new');
  expect(home(root)).toBe('last');
  exchange(root);
  unlock();
  expect(home(root)).toBe('new');
  expect(readdirSync(`${root}/dist`)).toEqual(['index.html']);
  expect(left(root)).toEqual([]);
});

test('a build that was killed leaves the last site, and the next one clears up', () => {
  const root = project();
  mkdirSync(`${root}/.astro`);
  site(`${root}/.astro/draft-1`, 'half');
  writeFileSync(`${root}/.astro/build.lock`, ended());
  takeLock(root)();
  expect(home(root)).toBe('last');
  expect(left(root)).toEqual([]);
});

test('a build that was killed in its exchange gives the last site back', () => {
  const root = project();
  mkdirSync(`${root}/.astro`);
  renameSync(`${root}/dist`, `${root}/.astro/old-dist`);
  takeLock(root)();
  expect(home(root)).toBe('last');
  expect(left(root)).toEqual([]);
});

test('an exchange that fails gives the last site back', () => {
  const root = project();
  takeLock(root);
  expect(() => exchange(root)).toThrow('ENOENT');
  expect(home(root)).toBe('last');
});

test('while a build runs, another one ends with a sentence and touches nothing', () => {
  const root = project();
  mkdirSync(`${root}/.astro`);
  writeFileSync(`${root}/.astro/build.lock`, `${process.ppid}`);
  site(`${root}/.astro/draft-2`, 'half');
  expect(() => takeLock(root)).toThrow(`Another build is running, as process ${process.ppid}.`);
  expect(left(root)).toEqual(['build.lock', 'draft-2']);
});

test('a build whose lock another one has taken publishes nothing', () => {
  const root = project();
  takeLock(root);
  writeFileSync(`${root}/.astro/build.lock`, '1');
  site(`${root}/${draft}`, 'new');
  expect(() => exchange(root)).toThrow('Another build has begun meanwhile.');
  expect(home(root)).toBe('last');
});

test('where dist is a link, the build ends with a sentence before it begins', () => {
  const root = project();
  renameSync(`${root}/dist`, `${root}/elsewhere`);
  symlinkSync(`${root}/elsewhere`, `${root}/dist`, 'junction');
  expect(() => takeLock(root)).toThrow('The folder dist is a link');
  expect(existsSync(`${root}/.astro/build.lock`)).toBe(false);
});

test.skipIf(process.getuid?.() === 0)('a read-only dist ends the build before it begins', () => {
  const root = project();
  chmodSync(`${root}/dist`, 0o555);
  // Nothing in it can be removed before.
  onTestFinished(() => chmodSync(`${root}/dist`, 0o755));
  expect(() => takeLock(root)).toThrow('EACCES');
});

test.each([
  ['ENOSPC: no space left on device, write', /^The disk is full\. Make room/],
  ['panicked: No space left on device (os error 28)', /^The disk is full\./],
  ["EACCES: permission denied, access '/x/dist'", /^The project may not be written\./],
  ['Expected "}" in Hero.astro', undefined],
])('what the machine refuses becomes a sentence: %s', (error, sentence) => {
  if (sentence) expect(machineSentence(error)).toMatch(sentence);
  else expect(machineSentence(error)).toBeUndefined();
});
