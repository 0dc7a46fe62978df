import type { Figures } from '../game.ts';

/** For each result, in stakes, in how many equally likely rounds it comes. */
export type Tally = Map<number, number>;

/** Counts so many rounds more with a result. */
export function add(tally: Tally, result: number, ways: number): void {
  tally.set(result, (tally.get(result) ?? 0) + ways);
}

/** The figures of a tally, to the last digit that is printed. */
export function figuresOf(tally: Tally): Figures {
  let cycle = 0;
  let hits = 0;
  let sum = 0;
  let squares = 0;
  for (const [result, ways] of tally) {
    cycle += ways;
    if (result > 0) hits += ways;
    sum += result * ways;
    squares += result * result * ways;
  }
  const mean = sum / cycle;
  return {
    cycle: Math.round(cycle),
    returnPercent: rounded(100 * mean, 4),
    hitRatePercent: rounded((100 * hits) / cycle, 2),
    deviation: rounded(Math.sqrt(squares / cycle - mean * mean), 2),
    max: Math.max(...tally.keys()),
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
