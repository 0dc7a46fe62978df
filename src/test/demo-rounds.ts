// Random sources that repeat, for rounds of the demos.
import { randomBelow, type Random } from '../demos/engine/random.ts';

/** A random source that returns these numbers, and then repeats the last one. */
export function scripted(numbers: readonly number[]): Random {
  let next = 0;
  return () => numbers[Math.min(next++, numbers.length - 1)] ?? 0;
}

/** A source that gives the same numbers on every run: the small fast chaotic generator. */
export function seeded(seed: number): Random {
  let [a, b, c, counter] = [seed, seed, seed, 1];
  const nextWord = () => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 20; warmUp++) nextWord();
  return (n) => randomBelow(n, nextWord);
}
