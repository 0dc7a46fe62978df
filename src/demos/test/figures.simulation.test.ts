import { describe, expect, test } from 'vitest';
import { cryptoRandom } from '../engine/random.ts';
import { games } from '../games.ts';
import { tallyEveryRound } from './every-round.ts';
import { exactTally } from './exact-tally.ts';
import { simulate } from './simulate.ts';
import { figuresOf } from './tally.ts';

describe.each(games)('$slug', { timeout: 600_000 }, ({ model, figures }) => {
  // Where the exact tally takes a shorter way. A game of sets has 24^10 rounds, too many for this.
  const { rule } = model;
  test.runIf(rule.kind === 'veils' || (rule.kind === 'lines' && rule.feature !== 'wheel'))(
    'every round on every second stop, played one by one, gives the exact tally',
    () => {
      const strips = model.strips.map((strip) => strip.replace(/(.)./g, '$1'));
      const shorter = { ...model, strips };
      expect(figuresOf(tallyEveryRound(shorter))).toEqual(figuresOf(exactTally(shorter)));
    },
  );

  test('random rounds agree with the figures', () => {
    // The advice which lanterns to keep takes a thousand times as long as the rest of a round.
    const rounds = rule.kind === 'sets' ? 10_000 : 100_000;
    const simulated = figuresOf(simulate(model, rounds, cryptoRandom));
    const hitRate = figures.hitRatePercent / 100;
    // Six standard errors: chance alone exceeds them once in 500 million runs.
    const noise = (100 * 6) / Math.sqrt(rounds);
    expect(Math.abs(simulated.returnPercent - figures.returnPercent)).toBeLessThan(
      noise * figures.deviation,
    );
    expect(Math.abs(simulated.hitRatePercent - figures.hitRatePercent)).toBeLessThan(
      noise * Math.sqrt(hitRate * (1 - hitRate)) + 0.01,
    );
  });
});
