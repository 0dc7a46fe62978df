/** A source of uniformly distributed whole numbers: `random(n)` is one of 0 … n − 1. */
export type Random = (n: number) => number;

/** Draws from 0 … n − 1 (n ≤ 2^32). A remainder of any word would favour small numbers, so some are refused. */
export function randomBelow(n: number, nextWord: () => number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  let word = nextWord();
  while (word >= limit) word = nextWord();
  return word % n;
}

const buffer = new Uint32Array(1);

/** The browser's cryptographic source. Past rounds do not influence it. */
export const cryptoRandom: Random = (n) =>
  randomBelow(n, () => crypto.getRandomValues(buffer)[0] as number);

export const draw = (strips: readonly string[], random: Random): number[] =>
  strips.map((strip) => random(strip.length));
