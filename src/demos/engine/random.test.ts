import { expect, test } from 'vitest';
import { randomBelow } from './random.ts';

test.each([
  { n: 24, words: [2 ** 32 - 1, 2 ** 32 - (2 ** 32 % 24), 30], drawn: 6 },
  { n: 24, words: [2 ** 32 - (2 ** 32 % 24) - 1], drawn: 23 },
  { n: 2 ** 32, words: [2 ** 32 - 1], drawn: 2 ** 32 - 1 },
])('below $n, $words give $drawn: words of the uneven rest are drawn again', (row) => {
  const left = [...row.words];
  expect(randomBelow(row.n, () => left.shift() ?? 0)).toBe(row.drawn);
  expect(left).toEqual([]);
});
