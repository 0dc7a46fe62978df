import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newGame } from './new-game.ts';
import {
  launcherGameIds,
  writeProject,
  validProject,
} from '../src/content-pipeline/test/project.fixture.ts';
import { formatMessages } from '../src/content-pipeline/messages.ts';
import { readContent } from '../src/content-pipeline/read-content.ts';

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

test.each(['Lantern Walk', 'Lake’s Five', 'Night: the sequel', '#1', '1001'])(
  'a game named %s is valid, except for the number of games in venue.md',
  async (name) => {
    expect(newGame(root, ['LanternWalk', name])).toBe(0);
    const { files, mistakes } = await readContent(root, { launcherGameIds });
    const image = '../../assets/images/posters/LanternWalk.svg';
    const [, walk] = files.games;
    expect(walk?.fields).toMatchObject({ name, order: '3', image, operatorId: '18' });
    // Another game's number would show that game's demo.
    expect(walk?.fields).not.toHaveProperty('launcherGameId');
    expect(formatMessages(mistakes)).toMatch(
      /^src\/content\/venue.md:23 {2}games\n.*\n.*games: 3\..*\n$/,
    );
    expect(printed.mock.calls.join()).toContain('games: 3');
  },
);

test('every field has a comment, also optional fields', async () => {
  newGame(root, ['LanternWalk', 'Lantern Walk']);
  const [, fields = ''] = file('src/content/games/LanternWalk.md').split('---\n');
  for (const paragraph of fields.trim().split('\n\n')) {
    expect(paragraph).toMatch(/^# .*For example: .+\n(# )?\w+: .+$/);
  }
});

test.each([
  ['no name', ['LanternWalk'], /Write an id/],
  ['no id', [], /Write an id/],
  ['a space in the id', ['Lantern Walk', 'Lantern Walk'], /letters and digits/],
  ['an id with a path', ['../Walk', 'Walk'], /letters and digits/],
  ['an id that exists', ['Lake', 'Lake'], /Lake.md exists/],
  ['an id that differs in capitals alone', ['lake', 'Lake'], /Lake.md exists/],
])('%s is refused, and nothing is written', async (_what, words, refusal) => {
  expect(newGame(root, words)).toBe(1);
  expect(printed.mock.calls.join()).toMatch(refusal);
  expect(formatMessages((await readContent(root, { launcherGameIds })).mistakes)).toBe('');
});
