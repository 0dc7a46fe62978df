import { expect, test } from 'vitest';
import { lake, listFor, terms, venue, type Files } from './check.fixture.ts';
import { game, validProject } from './project.fixture.ts';

const without = (gone: string) =>
  Object.fromEntries(Object.entries(validProject).filter(([file]) => file !== gone));

const games = 'src/content/games/';
test.each<[string, Files, string]>([
  ['a space in an id', { [`${games}Lake Five.md`]: game('Five', 3) }, 'Lake Five.md:1'],
  ['an id with a question mark', { [`${games}Lake?.md`]: game('Five', 3) }, 'Lake?.md:1'],
  ['the id of the error page', { [`${games}404.md`]: game('Five', 3) }, '404.md:1'],
  ['ids that differ in capitals alone', { [`${games}lake.md`]: game('Five', 3) }, 'ake.md:1'],
  ['a file that is no Markdown', { [`${games}Five.txt`]: 'Five' }, 'Five.txt:1'],
  [
    'a legal page that the site does not have',
    { 'src/content/legal/cookies.md': '' },
    'cookies.md:1',
  ],
  ['a copy of the facts', { 'src/content/venue 2.md': '' }, 'venue 2.md:1'],
  ['a capital in a legal page', { 'src/content/legal/Terms.md': '' }, 'Terms.md:1'],
  ['a picture among the games', { [`${games}Lake.jpg`]: '' }, 'Lake.jpg:1'],
  ['a file in the wrong folder', { 'src/content/Five.md': game('Five', 3) }, 'Five.md:1'],
  ['a file of 60 kB', { [lake]: `${game('Lake', 1)}${'word '.repeat(12000)}` }, 'Lake.md:1'],
])('%s is reported', async (_what, added, place) => {
  expect(await listFor({ ...validProject, ...added })).toContain(`${place}  the file`);
});

test.each([venue, terms])('a missing %s is reported', async (file) => {
  expect(await listFor(without(file))).toMatch(
    `${file}:1  the file\n    found:  no such file\n    wanted: The file: git checkout HEAD -- ${file}`,
  );
});

test('a deleted game is noticed by the number of games', async () => {
  expect(await listFor(without(lake))).toContain('found:  2, and 1 file in src/content/games');
});

test.each(['latin1', 'utf16le'] as const)('a file saved as %s is reported', async (encoding) => {
  const bytes = Buffer.from(game('Zoë', 1), encoding);
  const start = encoding === 'utf16le' ? Buffer.from([0xff, 0xfe]) : Buffer.alloc(0);
  const list = await listFor({ ...validProject, [lake]: Buffer.concat([start, bytes]) });
  expect(list).toContain(`${lake}:1  the encoding`);
  expect(list).toMatch(/UTF-8/);
});

test('files with Windows line endings and a byte order mark are read', async () => {
  const windows = Object.entries(validProject).map(([file, text]) => [
    file,
    file.endsWith('.md') ? `\uFEFF${text.replaceAll('\n', '\r\n')}` : text,
  ]);
  expect(await listFor(Object.fromEntries(windows) as Files)).toBe('');
});
