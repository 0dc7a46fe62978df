import { expect, test } from 'vitest';
import { playThrough } from './engine/play-through.ts';
import { broughtBy, toFind } from './finds.ts';
import { games } from './games.ts';
import { seeded } from '../test/demo-rounds.ts';

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

test('a symbol that leaves the board unpaid is no find', () => {
  const wins = [{ symbol: 'G', count: 4, multiple: 0, cells: [] }];
  expect(broughtBy([{ type: 'pay', factor: 1, wins }])).not.toContain('G');
});
