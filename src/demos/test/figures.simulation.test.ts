import { describe, expect, test } from 'vitest';
import { cryptoRandom } from '../engine/random.ts';
import { games } from '../games.ts';
import { tallyEveryRound } from './every-round.ts';
import { simulate } from './simulate.ts';
import { figuresOf } from './tally.ts';

describe.each(games)('$slug', { timeout: 600_000 }, ({ model, figures }) => {
  // A game of sets has 24^10 rounds, too many to play one by one.
  test.skipIf(model.rule.kind === 'sets')(
    'all rounds, played one by one, give the published figures',
    () => {
      expect(figuresOf(tallyEveryRound(model))).toEqual(figures);
    },
  );

  test('200,000 random rounds agree with the figures', () => {
    const rounds = 200_000;
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
