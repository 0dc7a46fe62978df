import { expect, test } from 'vitest';
import { cryptoRandom } from './random.ts';

/**
 * The cube root of chi-square is nearly normal (Wilson and Hilferty). Chance alone exceeds 5.5 standard deviations in
 * fewer than one of 20,000,000 runs.
 */
test.each([24, 27])('a million draws from %i numbers are uniform', (n) => {
  const draws = 1_000_000;
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < draws; i++) (counts[cryptoRandom(n)] as number)++;
  const expected = draws / n;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * (n - 1));
  const score = (Math.cbrt(chiSquare / (n - 1)) - (1 - spread)) / Math.sqrt(spread);
  expect(Math.abs(score)).toBeLessThan(5.5);
});
