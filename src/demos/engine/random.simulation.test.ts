import { expect, test } from 'vitest';
import { cryptoRandom } from './random.ts';

/**
 * Chi-square of n equal classes is near normal by Wilson and Hilferty's cube root; 5.5 standard
 * deviations to either side come by chance in fewer than one of 20,000,000 runs.
 */
test.each([24, 27])('a million draws of %i are spread evenly', (n) => {
  const draws = 1_000_000;
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < draws; i++) (counts[cryptoRandom(n)] as number)++;
  const expected = draws / n;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * (n - 1));
  const score = (Math.cbrt(chiSquare / (n - 1)) - (1 - spread)) / Math.sqrt(spread);
  expect(Math.abs(score)).toBeLessThan(5.5);
});
