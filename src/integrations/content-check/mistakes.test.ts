import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { inFacts, inGames, type Mistake } from './mistakes.ts';
import { game, plant, whole } from './planted-content.ts';
import { inWords } from './problem.ts';
import { readContent } from './read-content.ts';

let root: string;
afterEach(() => rmSync(root, { recursive: true }));

/** What `npm run check:content` prints of a project. */
async function listFor(files: Record<string, string>) {
  root = plant(files);
  return inWords((await readContent(root)).problems);
}

function make([, file, before, after]: Mistake, files: Record<string, string>) {
  const text = files[file] ?? '';
  if (!text.includes(before)) throw new Error(`"${before}" is not in ${file}.`);
  return { ...files, [file]: text.replace(before, () => after) };
}

const without = (gone: string) =>
  Object.fromEntries(Object.entries(whole).filter(([file]) => file !== gone));

test('content that is in order has no problem', async () => {
  expect(await listFor(whole)).toBe('');
});

test.each([...inGames, ...inFacts])('%s is named with its place and remedy', async (...mistake) => {
  const [, file, , , place, remedy] = mistake;
  const list = await listFor(make(mistake, whole));
  const [problem = ''] = list.split('\n\n').filter((one) => one.startsWith(`${file}:${place}\n`));
  expect(problem, list).toMatch(/found: {2}\S.*\n {4}wanted: \S/);
  expect(problem).toMatch(remedy);
  expect(list).not.toMatch(/undefined|\[object|\bat \S+:\d+:\d+/);
});

test('all of them at once are named in one list', async () => {
  // Each mistake of a game in a file of its own, since those that break a file hide the others in it.
  const files = inFacts.reduce((made, mistake) => make(mistake, made), whole);
  const places = inFacts.map(([, file, , , place]) => `${file}:${place}`);
  for (const [index, mistake] of inGames.entries()) {
    const [, file, , , place] = mistake;
    const copy = file.replace('.md', `${index}.md`);
    files[copy] = make(mistake, whole)[file] ?? '';
    places.push(`${copy}:${place}`);
  }
  const list = (await listFor(files)).split('\n');
  expect(places.filter((place) => !list.includes(place))).toEqual([]);
});

describe('mistakes with files', () => {
  test.each([
    ['a space in an id', { 'src/content/games/Lake Five.md': game('Five', 3) }, 'Lake Five.md:1'],
    ['an id of signs', { 'src/content/games/Lake?.md': game('Five', 3) }, 'Lake?.md:1'],
    ['the id of the error page', { 'src/content/games/404.md': game('Five', 3) }, '404.md:1'],
    ['ids that differ in a letter', { 'src/content/games/lake.md': game('Five', 3) }, 'ake.md:1'],
    ['a file that is no Markdown', { 'src/content/games/Five.txt': 'Five' }, 'Five.txt:1'],
    ['a law page of no address', { 'src/content/legal/cookies.md': '' }, 'cookies.md:1'],
    ['a file of the wrong folder', { 'src/content/Five.md': game('Five', 3) }, 'Five.md:1'],
  ])('%s is named', async (_what, added, place) => {
    expect(await listFor({ ...whole, ...added })).toContain(`${place}  the file`);
  });

  test.each(['src/content/venue.md', 'src/content/legal/terms.md'])('without %s', async (file) => {
    expect(await listFor(without(file))).toContain(`${file}:1  the file\n    found:  no such file`);
  });

  test('a game that got lost is missed by its number', async () => {
    expect(await listFor(without('src/content/games/Lake.md'))).toContain(
      'found:  2, and 1 file in src/content/games',
    );
  });

  test('files of other systems, with another end of lines, are read as well', async () => {
    const windows = Object.entries(whole).map(([file, text]) => [
      file,
      file.endsWith('.md') ? `\uFEFF${text.replaceAll('\n', '\r\n')}` : text,
    ]);
    expect(await listFor(Object.fromEntries(windows) as Record<string, string>)).toBe('');
  });
});
