import { describe, expect, test } from 'vitest';
import { STAKE, type DemoGame, type Model } from '../game.ts';
import { games } from '../games.ts';
import { fateOfFortune } from '../games/fate-of-fortune/game.ts';
import { hidden } from '../games/hidden/game.ts';
import { lakesFive } from '../games/lakes-five/game.ts';
import { missWildfire } from '../games/miss-wildfire/game.ts';
import { formatNumber } from '../ui/format.ts';
import { exactTally, tallyByChoice } from './exact-tally.ts';
import { careful, largestGroup, tallySets } from './set-tally.ts';
import { figuresOf } from './tally.ts';

/** The prices in the pay table, such as `E0` for the first of `E`. */
function printedPrices({ symbols, sets = [] }: Model): string[] {
  const alike = Object.entries(symbols).flatMap(([letter, { pays = [] }]) =>
    pays.flatMap((multiple, index) => (multiple ? [`${letter}${index}`] : [])),
  );
  return [...alike, ...sets.map(({ name }) => name)];
}

const tallied = new Map<DemoGame, ReturnType<typeof tallyByChoice>>();

/** All rounds of a game. Two tests ask for them, and to play them takes seconds. */
function roundsOf(game: DemoGame) {
  const rounds = tallied.get(game) ?? tallyByChoice(game);
  tallied.set(game, rounds);
  return rounds;
}

// The tests take some ten seconds. The timeout is for busy machines.
describe.each(games)('$slug', { timeout: 300_000 }, (game) => {
  const { model, features, figures } = game;
  test('all possible rounds give the published figures and pay every printed price', () => {
    const tally = exactTally(roundsOf(game));
    expect(figuresOf(tally, features)).toEqual(figures);
    expect(figures.returnPercent).toBeGreaterThan(94);
    expect(figures.returnPercent).toBeLessThan(97);
    expect([...tally.prices]).toEqual(expect.arrayContaining(printedPrices(model)));

    const wins = [...tally.results.keys()].filter((result) => result !== 0);
    expect(Math.min(...wins), 'no loss can look like a win').toBeGreaterThanOrEqual(2);
    const inCredits = wins.map((win) => win * STAKE);
    expect(inCredits.every(Number.isInteger), 'every win is in whole credits').toBe(true);
  });
});

test.each([fateOfFortune, missWildfire, hidden])(
  'in $slug, every choice returns the same, and the notes say how often each wins and how far it spreads',
  (game) => {
    const said = game.notes.join();
    const choices = roundsOf(game).tallies.map((tally) => figuresOf(tally));
    for (const { returnPercent, hitRatePercent, deviation, max } of choices) {
      expect(returnPercent.toFixed(2)).toBe(game.figures.returnPercent.toFixed(2));
      for (const figure of [hitRatePercent, deviation, formatNumber(max * STAKE)])
        expect(said).toMatch(new RegExp(`(?<![\\d.])${figure}(?![\\d]|\\.\\d)`));
    }
  },
);

test.each([
  { keeping: 'the largest group', keep: largestGroup },
  { keeping: 'any win and all pairs', keep: careful },
  { keeping: 'nothing', keep: () => '.....' },
])('Lake’s Five returns the stated percentage to those who keep $keeping', ({ keep }) => {
  const { returnPercent } = figuresOf(tallySets(lakesFive.model, keep));
  expect(lakesFive.notes.join()).toContain(`(${returnPercent.toFixed(1)}%)`);
});
