/** A source of evenly drawn whole numbers: `random(n)` is one of 0 … n − 1. */
export type Random = (n: number) => number;

/** A source of evenly drawn 32-bit words. */
export type Words = () => number;

/**
 * Draws evenly from 0 … n − 1 (1 ≤ n ≤ 2^32). A word at or above the largest multiple of n is drawn
 * again: a plain remainder would favour the small numbers.
 */
export function below(n: number, words: Words): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  let word = words();
  while (word >= limit) word = words();
  return word % n;
}

const buffer = new Uint32Array(1);

/** The browser's cryptographic source. It has no state that a page, or a history of results, could bend. */
export const cryptoRandom: Random = (n) =>
  below(n, () => crypto.getRandomValues(buffer)[0] as number);
