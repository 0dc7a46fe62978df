import { describe, expect, test } from 'vitest';
import { broughtBy } from '../engine/finds.ts';
import { bestToKeep, createMean } from '../engine/keep-advice.ts';
import { randomBelow, type Random } from '../engine/random.ts';
import { OFFERED_WHEEL } from '../engine/wheel.ts';
import type { Model } from '../game.ts';
import { games } from '../games.ts';
import { playThrough, tallyEveryRound, type Chooser } from './every-round.ts';
import { exactTally } from './exact-tally.ts';
import { addRound, figuresOf, newTally } from './tally.ts';

const ROUNDS = 1_000_000;

/** So many that the median of their lengths is known to some two rounds. */
const VISITS = 2000;

/** A source that gives the same numbers on every run: the small fast chaotic generator. */
function seeded(seed: number): Random {
  let [a, b, c, counter] = [seed, seed, seed, 1];
  const nextWord = () => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 20; warmUp++) nextWord();
  return (n) => randomBelow(n, nextWord);
}

/** Plays as the published figures say: keeps what the game advises, and takes what it offers first. */
function published(model: Model): Chooser {
  const mean = createMean(model);
  const known = new Map<string, number>();
  return ({ grid }) => {
    if (!model.sets) return model.wheels ? OFFERED_WHEEL : 0;
    const shown = grid.flat();
    const choice = known.get(shown.join('')) ?? bestToKeep(mean, shown);
    known.set(shown.join(''), choice);
    return choice;
  };
}

describe.each(games)('$slug', { timeout: 600_000 }, (game) => {
  const { model, features, figures, finds } = game;
  // Where the exact tally takes a shorter way, except for free turns: their rounds are too many.
  test.runIf(model.fox)(
    'every round on every second stop, played one by one, gives the exact tally',
    () => {
      const strips = model.strips.map((strip) => strip.replace(/(.)./g, '$1'));
      const shorter = { ...game, model: { ...model, strips } };
      expect(figuresOf(tallyEveryRound(shorter, published(model)), features)).toEqual(
        figuresOf(exactTally(shorter), features),
      );
    },
  );

  test('a million random rounds agree with the figures', () => {
    const tally = newTally();
    const random = seeded(20);
    const choose = published(model);
    for (let round = 0; round < ROUNDS; round++) {
      addRound(tally, playThrough(game, random, choose));
    }
    const simulated = figuresOf(tally, features);
    // Four standard errors. The seed is fixed, so that chance fails no run.
    const noise = 4 / Math.sqrt(ROUNDS);
    const expectShare = (percent: number, of: number) => {
      const share = of / 100;
      const spread = noise * Math.sqrt(share * (1 - share));
      expect(Math.abs(percent / 100 - share)).toBeLessThan(spread + 0.0001);
    };
    expect(Math.abs(simulated.returnPercent - figures.returnPercent)).toBeLessThan(
      100 * noise * figures.deviation,
    );
    expectShare(simulated.hitRatePercent, figures.hitRatePercent);
    simulated.featureShares.forEach((percent, i) =>
      expectShare(percent, figures.featureShares[i] ?? 0),
    );
    expect(Math.abs(simulated.deviation - figures.deviation)).toBeLessThan(
      0.05 * figures.deviation,
    );
  });

  test('half of all visits fill the picture in 60 to 100 rounds', () => {
    const random = seeded(8);
    const choose = published(model);
    const lengths = Array.from({ length: VISITS }, () => {
      const missing = new Set(finds);
      let rounds = 0;
      // A find that never comes must not keep the test.
      for (; missing.size && rounds < 2000; rounds++) {
        for (const brought of broughtBy(playThrough(game, random, choose))) missing.delete(brought);
      }
      return rounds;
    });
    const median = lengths.toSorted((a, b) => a - b)[VISITS / 2];
    expect(median).toBeGreaterThanOrEqual(60);
    expect(median).toBeLessThanOrEqual(100);
  });
});
