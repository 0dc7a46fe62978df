import { describe, expect, test } from 'vitest';
import { below, cryptoRandom } from './rng.ts';

describe('a drawn number', () => {
  test.each([
    {
      n: 24,
      words: [2 ** 32 - (2 ** 32 % 24), 5],
      drawn: 5,
      why: 'the first word of the uneven rest',
    },
    { n: 24, words: [2 ** 32 - 1, 2 ** 32 - 1, 30], drawn: 6, why: 'words at the very top, twice' },
    { n: 3, words: [2 ** 32 - 1, 4], drawn: 1, why: 'the one word too many for thirds' },
  ])('is drawn again after $why', ({ n, words, drawn }) => {
    const left = [...words];
    expect(below(n, () => left.shift() ?? 0)).toBe(drawn);
    expect(left).toEqual([]);
  });

  test.each([
    { n: 24, word: 2 ** 32 - (2 ** 32 % 24) - 1, drawn: 23 },
    { n: 1, word: 12345, drawn: 0 },
    { n: 2 ** 32, word: 2 ** 32 - 1, drawn: 2 ** 32 - 1 },
  ])('is the remainder of the word by $n otherwise', ({ n, word, drawn }) => {
    expect(below(n, () => word)).toBe(drawn);
  });
});

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
