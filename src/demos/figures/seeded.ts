import { below, type Random } from '../rng.ts';

/** A source for tests that gives the same numbers in every run: xorshift by Marsaglia. */
export function seeded(seed: number): Random {
  let state = seed >>> 0 || 1;
  const word = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>>= 0);
  };
  return (n) => below(n, word);
}
