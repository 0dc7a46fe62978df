import { expect, test, vi } from 'vitest';
import type { Grid } from '../engine/step.ts';
import { fortune } from '../games/fate-of-fortune/fortune.ts';
import { fateOfFortune } from '../games/fate-of-fortune/game.ts';
import { nightTrax } from '../games/night-trax/game.ts';
import { barText } from '../games/night-trax/music.ts';
import { zulu } from '../games/zulu/game.ts';
import { events } from '../games/zulu/events.ts';
import { differentCells, oneOf } from './lost-round.ts';

test('what happens in a lost round takes nothing from the source of the outcome', () => {
  const drawn = vi.spyOn(crypto, 'getRandomValues');
  const seen = new Set(Array.from({ length: 200 }, () => oneOf(['lion', 'zebra', 'giraffe'])));
  expect(seen).toEqual(new Set(['lion', 'zebra', 'giraffe']));
  expect(drawn).not.toHaveBeenCalled();
});

test('no two of the symbols that tell a fortune are alike, however many the board shows', () => {
  const grid: Grid = [[...'SSS'], [...'SSM'], [...'SMK']];
  for (let round = 0; round < 100; round++) {
    const told = differentCells(grid).map(([reel, row]) => grid[reel]?.[row]);
    expect(told).toEqual(['S', 'M', 'K']);
  }
});

test('each symbol has words for each part of a fortune', () => {
  for (const letter of Object.keys(fateOfFortune.model.symbols))
    expect(fortune([letter, letter, letter])).toMatch(/^[A-Z][^,]+, [^.]+ [^.]+\.$/);
  expect(fortune(['S', 'K', 'Q'])).toBe('At noon, a careful fox writes to you.');
});

test('each event of Zulu Gold names its symbol', () => {
  for (const [letter, { name, pays }] of Object.entries(zulu.model.symbols)) {
    const [word = ''] = name.split(' ');
    if (pays) expect(events[letter]?.join(' ').toLowerCase()).toContain(word);
  }
});

test('the words for a bar name what its first row plays, each once', () => {
  const bar: Grid = [['A', 'B'], ['F', 'B'], ['A', 'B'], ['E']];
  expect(barText(bar)).toBe('Your bar begins with a kick, a rest and a horn.');
  // In the order of the rules.
  const all = Object.keys(nightTrax.model.symbols).map((letter) => [letter]);
  expect(barText(all)).toBe(
    'Your bar begins with a kick, a bass, a hat, a chord, a horn and a rest.',
  );
});
