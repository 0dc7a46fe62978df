import { expect, test } from 'vitest';
import { playThrough } from './engine/play-through.ts';
import type { Step } from './engine/step.ts';
import { broughtBy, findsOf, toFind } from './finds.ts';
import { games } from './games.ts';
import { zulu } from './games/zulu/game.ts';
import { seeded } from '../test/demo-rounds.ts';

const pays = (symbol: string, multiple: number): Step => ({
  type: 'pay',
  factor: 2,
  wins: [{ symbol, count: 3, multiple, cells: [], line: 4 }],
});

test('a win brings its symbol, its line and its factor', () => {
  expect(broughtBy([pays('G', 2)])).toEqual(new Set(['pay', '×2', 'G', 'line 4']));
});

test('a symbol that leaves the board unpaid is no find', () => {
  expect(broughtBy([pays('G', 0)])).not.toContain('G');
});

test.each(games)('every find of $slug comes, and the picture needs all but one', (game) => {
  const random = seeded(8);
  const choices = game.rule.kind === 'sets' ? 32 : 3;
  const missing = new Set(game.finds);
  expect(missing.size).toBe(toFind + 1);
  for (let round = 0; round < 5000 && missing.size > 0; round++) {
    const steps = playThrough(game, random, ({ cells }) => random(cells?.length ?? choices));
    for (const brought of broughtBy(steps)) missing.delete(brought);
  }
  expect([...missing], 'finds that never come').toEqual([]);
});

test('a find is named after its symbol, or has a name of its own', () => {
  const names = findsOf(zulu).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['elephant', 'the sun', 'lion']);
  expect(() => findsOf({ ...zulu, finds: ['E', 'Y'] })).toThrow('"Y" of zulu');
});
