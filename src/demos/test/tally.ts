import { broughtBy } from '../engine/finds.ts';
import { priceIndex, resultOf } from '../engine/round.ts';
import type { Step } from '../engine/step.ts';
import type { DemoGame, Figures, Model } from '../game.ts';

/** How many rounds there are of each kind. Shares of rounds count as fractions. */
export interface Tally {
  /** For each result, in stakes. */
  results: Map<number, number>;
  /** For each thing that a round may bring, such as `walk`. */
  seen: Map<string, number>;
  /** The prices that were paid, such as `E0` for the first of `E`. */
  prices: Set<string>;
}

export const newTally = (): Tally => ({ results: new Map(), seen: new Map(), prices: new Set() });

export function add<K>(counts: Map<K, number>, key: K, rounds: number): void {
  counts.set(key, (counts.get(key) ?? 0) + rounds);
}

/** Counts a round by its steps. */
export function addRound(
  model: Model,
  { results, seen, prices }: Tally,
  steps: readonly Step[],
  rounds = 1,
) {
  add(results, resultOf(steps), rounds);
  if (steps.length < 2) return;
  for (const brought of broughtBy(steps)) add(seen, brought, rounds);
  for (const step of steps) {
    if (step.type !== 'pay') continue;
    for (const { symbol, count, set } of step.wins) {
      prices.add(set ?? `${symbol}${priceIndex(model, symbol, count)}`);
    }
  }
}

/** The figures of a tally, rounded for publication. */
export function figuresOf({ results, seen }: Tally, features: DemoGame['features'] = []): Figures {
  const rounds = results.values().reduce((sum, count) => sum + count, 0);
  const mean = moment(results, 1) / rounds;
  return {
    returnPercent: rounded(100 * mean, 4),
    hitRatePercent: rounded(100 - (100 * (results.get(0) ?? 0)) / rounds, 2),
    deviation: rounded(Math.sqrt(moment(results, 2) / rounds - mean * mean), 2),
    max: Math.max(...results.keys()),
    featureShares: features.map(({ event }) => rounded((100 * (seen.get(event) ?? 0)) / rounds, 2)),
  };
}

const moment = (results: Tally['results'], power: number): number =>
  results.entries().reduce((sum, [result, rounds]) => sum + result ** power * rounds, 0);

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
