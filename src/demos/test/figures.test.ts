import { describe, expect, test } from 'vitest';
import { STAKE, type Model } from '../game.ts';
import { games } from '../games.ts';
import { fateOfFortune } from '../games/fate-of-fortune/game.ts';
import { lakesFive } from '../games/lakes-five/game.ts';
import { formatNumber, listOf } from '../ui/format.ts';
import { tallyEveryRound } from './every-round.ts';
import { exactTally } from './exact-tally.ts';
import { largestGroup, tallySets } from './set-tally.ts';
import { figuresOf } from './tally.ts';

/** The prices in the pay table, such as `E3`. */
function printedPrices({ symbols, from, sets = [] }: Model): string[] {
  const alike = Object.entries(symbols).flatMap(([letter, { pays = [] }]) =>
    pays.flatMap((multiple, more) => (multiple ? [`${letter}${from + more}`] : [])),
  );
  return [...alike, ...sets.map(({ name }) => name)];
}

// The tests take some ten seconds. The timeout is for busy machines.
describe.each(games)('$slug', { timeout: 300_000 }, (game) => {
  const { model, features, figures } = game;
  test('all possible rounds give the published figures and pay every printed price', () => {
    const tally = exactTally(game);
    expect(figuresOf(tally, features)).toEqual(figures);
    expect(figures.returnPercent).toBeGreaterThan(94.5);
    expect(figures.returnPercent).toBeLessThan(97);
    expect([...tally.prices]).toEqual(expect.arrayContaining(printedPrices(model)));

    const wins = [...tally.results.keys()].filter((result) => result !== 0);
    expect(Math.min(...wins), 'no loss can look like a win').toBeGreaterThanOrEqual(2);
    expect(wins.every(Number.isInteger), 'every win is a whole number of stakes').toBe(true);
  });
});

test('the wheels of Fate of Fortune return the same, and spread as their notes say', () => {
  const { figures, notes } = fateOfFortune;
  const wheels = [0, 1, 2].map((wheel) => figuresOf(tallyEveryRound(fateOfFortune, () => wheel)));
  for (const { deviation, returnPercent, hitRatePercent } of wheels) {
    expect({ returnPercent, hitRatePercent }).toEqual({
      returnPercent: figures.returnPercent,
      hitRatePercent: figures.hitRatePercent,
    });
    expect(notes.join()).toContain(`${deviation}`);
  }
  const largest = wheels.map(({ max }) => formatNumber(max * STAKE));
  expect(notes.join()).toContain(`${listOf(largest)} credits`);
});

test.each([
  { keeping: 'the largest group', keep: largestGroup },
  { keeping: 'nothing', keep: () => '.....' },
])('Lake’s Five returns the stated percentage to those who keep $keeping', ({ keep }) => {
  const { returnPercent } = figuresOf(tallySets(lakesFive.model, keep));
  expect(lakesFive.notes.join()).toContain(`(${returnPercent.toFixed(1)}%)`);
});
