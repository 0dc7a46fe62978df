import { expect, test } from 'vitest';
import { findDemo, games } from './games.ts';
import { hidden } from './games/hidden/game.ts';
import { missWildfire } from './games/miss-wildfire/game.ts';
import { figuresOf, odds, pricedCounts } from './odds.ts';

test.each([
  {
    launcherGameId: '1001',
    texts: [
      '5 reels, 3 rows, 10 lines',
      'About 95 of every 100 credits come back over time (95.12%)',
      'In about 20 of 100 rounds (20.33%)',
      'The sun walks in about 5 of 100 rounds (4.55%).',
      'Medium: some wins are large',
      '16,840 credits. Wins of 4,760 credits or more: about once in a million rounds',
    ],
  },
  {
    launcherGameId: '1003',
    texts: ['A fourth drop comes in about 8 of 1,000 rounds (0.82%).', '4,740 credits'],
  },
  {
    launcherGameId: '1004',
    texts: ['(24.28%) with the lupins', 'Low with the lupins: ', '1,200 credits with the lupins'],
  },
  {
    launcherGameId: '1005',
    texts: ['About 96 of every 100 credits come back over time with the adviser (95.69%)'],
  },
])('the odds of demo $launcherGameId in words', ({ launcherGameId, texts }) => {
  const game = findDemo(launcherGameId);
  const words = game && odds(game).map(({ text }) => text);
  for (const text of texts) expect(words?.join(' | ')).toContain(text);
});

test.each(games)(
  'the odds of $slug have no empty text, and a rarer win only where there is one',
  (game) => {
    const { max, millionth } = figuresOf(game).usual;
    const largest = odds(game).find(({ term }) => term === 'Largest win')?.text;
    expect(largest?.includes('once in a million')).toBe(millionth < max);
    expect(odds(game).filter(({ text }) => !text)).toEqual([]);
  },
);

test('the pay table names a single number, a range, and all larger numbers', () => {
  expect(pricedCounts(missWildfire.model)).toEqual(['5–10', '11', '12–13', '14', '15+']);
  expect(pricedCounts(hidden.model)).toEqual(['2', '3', '4', '5', '6', '7']);
});
