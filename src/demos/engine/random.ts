/** A source of evenly drawn whole numbers: `random(n)` is one of 0 … n − 1. */
export type Random = (n: number) => number;

/**
 * Draws evenly from 0 … n − 1 (1 ≤ n ≤ 2^32), from a source of evenly drawn 32-bit words. A word at or
 * above the largest multiple of n is drawn again, because a plain remainder favours small numbers.
 */
export function randomBelow(n: number, nextWord: () => number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  let word = nextWord();
  while (word >= limit) word = nextWord();
  return word % n;
}

const buffer = new Uint32Array(1);

/** The browser's cryptographic source. The results of past rounds cannot influence it. */
export const cryptoRandom: Random = (n) =>
  randomBelow(n, () => crypto.getRandomValues(buffer)[0] as number);
