import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findLaunchBlockers } from './before-launch.ts';
import { newGame } from './new-game.ts';
import { checkContent } from './check-content.ts';
import { validProject, writeProject } from '../src/test/project.ts';
import { accents } from '../src/schemas/game.ts';
import { readContent } from '../src/lib/content/content-files.ts';

const printed = vi.fn();
let root: string;

beforeEach(() => {
  root = writeProject(validProject);
  vi.spyOn(console, 'log').mockImplementation(printed);
});
afterEach(() => {
  rmSync(root, { recursive: true });
  printed.mockClear();
});

const file = (path: string) => readFileSync(join(root, path), 'utf8');

test.each(['Lake’s Five', 'Night: the sequel', '#1', '1001'])(
  'a game named %s is valid, and its editor reads what comes next',
  async (name) => {
    expect(newGame(root, ['LanternWalk', name])).toBe(0);
    const image = '../../assets/images/posters/LanternWalk.svg';
    const [, walk] = readContent(root).games;
    const accent = accents[2];
    expect(
      walk?.data,
      'the next place and colour, and the operator number of the other games',
    ).toMatchObject({ name, order: 3, image, accent, operatorId: '7' });
    // Another game's number would show that game's demo.
    expect(walk?.data).not.toHaveProperty('launcherGameId');
    expect(await checkContent(root)).toEqual([]);
    const next = printed.mock.calls.join();
    for (const word of [walk?.file, image.slice(6), '/game/LanternWalk', 'check:content'])
      expect(next).toContain(word);
  },
);

test('every field has a comment, also optional fields', async () => {
  newGame(root, ['LanternWalk', 'Lantern Walk']);
  const [, fields = ''] = file('src/content/games/LanternWalk.md').split('---\n');
  for (const paragraph of fields.trim().split('\n\n')) {
    expect(paragraph).toMatch(/^# .*For example: .+\n(# )?\w+: .+$/);
  }
});

test('before-launch lists the poster, both descriptions and the text until someone replaces them', () => {
  newGame(root, ['LanternWalk', 'Lantern Walk']);
  const listed = findLaunchBlockers(root).map((line) => line.split(':')[0] ?? '');
  const words = 'src/content/games/LanternWalk.md';
  expect(listed.filter((path) => path.includes('LanternWalk'))).toEqual([
    ...['src/assets/images/posters/LanternWalk.svg', words, words, words],
  ]);
});

test.each([
  ['no name', ['LanternWalk'], /Write an id/],
  ['no id', [], /Write an id/],
  ['a space in the id', ['Lantern Walk', 'Lantern Walk'], /letters and digits/],
  ['a digit at the start of the id', ['5Lakes', 'Lakes'], /starts with a letter/],
  ['an id with a path', ['../Walk', 'Walk'], /letters and digits/],
  ['an id that exists', ['Lake', 'Lake'], /Lake.md already exists/],
  ['an id that differs only in capitals', ['lake', 'Lake'], /Lake.md already exists/],
  ['an id whose poster exists', ['Print', 'Print'], /Print.svg already exists/],
])('%s is refused, and nothing is written', async (_what, words, refusal) => {
  expect(newGame(root, words)).toBe(1);
  expect(printed.mock.calls.join()).toMatch(refusal);
  expect(await checkContent(root)).toEqual([]);
});
