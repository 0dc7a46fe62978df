import { describe, expect, test } from 'vitest';
import figures from '../figures.json' with { type: 'json' };
import { stakeCredits, type DemoGame } from '../game.ts';
import { games } from '../games.ts';
import { zulu } from '../games/zulu/game.ts';
import { computed, computedFigures, talliesOf } from './computed-figures.ts';
import { tallyWalks } from './line-tally.ts';
import { largestGroup } from './set-tally.ts';
import { mergeTallies, newTally, summarise, type Tally } from './tally.ts';

/** The prices in the pay table, such as `E0` for the first of `E`. */
function printPrices({ model: { symbols }, rule }: DemoGame): string[] {
  const alike = Object.entries(symbols).flatMap(([letter, { pays = [] }]) =>
    pays.flatMap((multiple, index) => (multiple ? [`${letter}${index}`] : [])),
  );
  return [...alike, ...(rule.kind === 'sets' ? rule.sets.map(({ name }) => name) : [])];
}

test('figures of a tally', () => {
  const results = new Map([
    [0, 3_000_000],
    [4, 999_999],
    [1000, 1],
  ]);
  expect(summarise({ ...newTally(), results })).toEqual({
    returnPercent: 100.0249,
    hitRatePercent: 25,
    deviation: 1.8,
    max: 1000,
    millionth: 4,
  });
});

test.each([
  { hand: 'TTHKT', kept: 'TT..T' },
  { hand: 'KRRKB', kept: 'K..K.' },
  { hand: 'THKBL', kept: '.....' },
])('of $hand, the largest group keeps $kept', ({ hand, kept }) => {
  expect(largestGroup([...hand])).toBe(kept);
});

// The tests take some ten seconds. The timeout is for busy machines.
test('all possible rounds give the figures of figures.json', { timeout: 300_000 }, () => {
  expect(figures, 'figures.json is out of date. Run npm run figures.').toEqual(computedFigures());
});

test('Zulu Gold names the share of its return that comes from walks', () => {
  const sum = ({ results }: Tally) =>
    [...results].reduce((paid, [result, rounds]) => paid + result * rounds, 0);
  const walks = sum(tallyWalks(zulu.model, zulu.rule.lines));
  const share = Math.round((100 * walks) / sum(talliesOf(zulu)[''] ?? newTally()));
  expect(zulu.notes.join()).toContain(`Rounds with a walk bring ${share} per cent of all`);
});

describe.each(games)('$slug', { timeout: 300_000 }, (game) => {
  test('returns 94 to 97 per cent, whatever the player chooses', () => {
    const { ways } = computed(game);
    const returned = Object.values(ways).map(({ returnPercent }) => returnPercent.toFixed(2));
    const best = Math.max(...returned.map(Number));
    expect(best).toBeGreaterThan(94);
    expect(best).toBeLessThan(97);
    // Only the choices of lanterns differ: each is worse than the adviser's.
    expect(new Set(returned).size).toBe(game.rule.kind === 'sets' ? returned.length : 1);
    if (!game.usual) return;
    // The rules print the largest win of each choice, without a word on how rare it is.
    for (const { max, millionth } of Object.values(ways))
      expect(millionth, 'the largest win in a million rounds').toBe(max);
  });

  test('pays every printed price, and no loss can look like a win', () => {
    const { results, prices } = mergeTallies(Object.values(talliesOf(game)));
    expect([...prices]).toEqual(expect.arrayContaining(printPrices(game)));
    const wins = [...results.keys()].filter((result) => result !== 0);
    expect(Math.min(...wins)).toBeGreaterThanOrEqual(2);
    const inCredits = wins.map((win) => win * stakeCredits);
    expect(inCredits.every(Number.isInteger), 'every win is in whole credits').toBe(true);
  });
});
