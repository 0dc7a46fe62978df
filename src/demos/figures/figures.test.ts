import { describe, expect, test } from 'vitest';
import { games } from '../games.ts';
import { meanAfter } from '../play/best-hold.ts';
import { playThrough } from './play-through.ts';
import { fullCycle } from './full-cycle.ts';
import { seeded } from './seeded.ts';
import { figuresOf } from './tally.ts';

describe.each(games)('$title', ({ model, figures }) => {
  const tally = fullCycle(model);

  test('every possible round together gives the published figures', () => {
    expect(figuresOf(tally)).toEqual(figures);
  });

  test('what is won is at least twice the stake, so no loss can look like a win', () => {
    const results = [...tally.keys()].filter((result) => result !== 0);
    expect(Math.min(...results)).toBeGreaterThanOrEqual(2);
    expect(results.every(Number.isInteger)).toBe(true);
  });

  test('200,000 rounds as they are played agree with the figures', () => {
    const rounds = 200_000;
    const random = seeded(20_250_101);
    let sum = 0;
    let hits = 0;
    for (let round = 0; round < rounds; round++) {
      const { multiple } = playThrough(model, random);
      sum += multiple;
      if (multiple) hits++;
    }
    const hitRate = figures.hitRatePercent / 100;
    const noise = 6 / Math.sqrt(rounds);
    expect(Math.abs(sum / rounds - figures.returnPercent / 100)).toBeLessThan(
      noise * figures.deviation,
    );
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(
      noise * Math.sqrt(hitRate * (1 - hitRate)) + 0.0001,
    );
  }, 20_000);
});

test('Lake’s Five returns 15.7 % to those who never keep a lantern, as its panel says', () => {
  const lakesFive = games.find(({ id }) => id === 'LakesFive');
  expect(lakesFive && (100 * meanAfter(lakesFive.model, [])).toFixed(1)).toBe('15.7');
});
