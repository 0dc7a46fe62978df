import { describe, expect, test, vi } from 'vitest';
import { cryptoRandom, randomBelow } from './random.ts';

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
    expect(randomBelow(n, () => left.shift() ?? 0)).toBe(drawn);
    expect(left).toEqual([]);
  });

  test.each([
    { n: 24, word: 2 ** 32 - (2 ** 32 % 24) - 1, drawn: 23 },
    { n: 1, word: 12345, drawn: 0 },
    { n: 2 ** 32, word: 2 ** 32 - 1, drawn: 2 ** 32 - 1 },
  ])('is the remainder of the word by $n otherwise', ({ n, word, drawn }) => {
    expect(randomBelow(n, () => word)).toBe(drawn);
  });

  test("comes from the browser's cryptographic source, a word for each", () => {
    const words = [2 ** 32 - 1, 1_000_000_007, 23, 48];
    const source = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint32Array) array[0] = words.shift() ?? 0;
      return array;
    });
    // The first word is in the uneven rest.
    expect([cryptoRandom(24), cryptoRandom(24), cryptoRandom(48)]).toEqual([23, 23, 0]);
    expect(source).toHaveBeenCalledTimes(4);
    source.mockRestore();
  });
});
