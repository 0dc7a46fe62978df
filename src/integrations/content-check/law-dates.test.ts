import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgottenDates } from './law-dates.ts';
import { plant, whole } from './planted-content.ts';

const terms = 'src/content/legal/terms.md';
const written = whole[terms] ?? '';
const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com'];
let root: string;

beforeEach(() => {
  root = plant(whole);
});
afterEach(() => rmSync(root, { recursive: true }));

function commit() {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'pipe' });
  git('init');
  git('add', '.');
  git(...author, 'commit', '--message=Begin');
}

test.each([
  ['its words as committed', written, []],
  ['other words and the old day', written.replace('We answer', 'We reply'), [`${terms}:4`]],
  ['another title and the old day', written.replace('title: T', 'title: Our T'), [`${terms}:4`]],
  ['other words and another day', written.replaceAll(/We|01-01/g, '02-01'), []],
  ['another remark', written.replace('title', '# Ask the lawyer.\ntitle'), []],
])('a law page with %s', (_what, text, expected) => {
  commit();
  writeFileSync(join(root, terms), text);
  expect(forgottenDates(root).map(({ file, line }) => `${file}:${line}`)).toEqual(expected);
});

test('where nothing was committed, nothing can be forgotten', () => {
  expect(forgottenDates(root)).toEqual([]);
});
