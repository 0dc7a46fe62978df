import { expect, test, vi } from 'vitest';
import { cryptoRandom, randomBelow } from './random.ts';

test.each([
  { n: 24, words: [2 ** 32 - 1, 2 ** 32 - (2 ** 32 % 24), 30], drawn: 6 },
  { n: 24, words: [2 ** 32 - (2 ** 32 % 24) - 1], drawn: 23 },
  { n: 2 ** 32, words: [2 ** 32 - 1], drawn: 2 ** 32 - 1 },
])('below $n, $words give $drawn: words of the uneven rest are drawn again', (row) => {
  const left = [...row.words];
  expect(randomBelow(row.n, () => left.shift() ?? 0)).toBe(row.drawn);
  expect(left).toEqual([]);
});

test("each number comes from the browser's cryptographic source", () => {
  const words = [1_000_000_007, 23, 48];
  const source = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array[0] = words.shift() ?? 0;
    return array;
  });
  expect([cryptoRandom(24), cryptoRandom(24), cryptoRandom(48)]).toEqual([23, 23, 0]);
  expect(source).toHaveBeenCalledTimes(3);
});
