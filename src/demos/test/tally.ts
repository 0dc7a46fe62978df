import type { Figures } from '../game.ts';

/** The number of equally likely rounds for each result, in stakes. */
export type Tally = Map<number, number>;

export function add(tally: Tally, result: number, rounds: number): void {
  tally.set(result, (tally.get(result) ?? 0) + rounds);
}

/** The figures of a tally, rounded for publication. */
export function figuresOf(tally: Tally): Figures {
  let cycle = 0;
  let hits = 0;
  let sum = 0;
  let squares = 0;
  for (const [result, rounds] of tally) {
    cycle += rounds;
    if (result > 0) hits += rounds;
    sum += result * rounds;
    squares += result * result * rounds;
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
