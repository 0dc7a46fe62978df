import { broughtBy } from '../finds.ts';
import { priceIndex, resultOf } from '../engine/round.ts';
import type { Step } from '../engine/step.ts';
import type { DemoGame } from '../game.ts';
import type { Model } from '../engine/rule.ts';
import type { WayFigures } from '../odds.ts';

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

/** All rounds of these tallies. */
export function mergeTallies(tallies: readonly Tally[]): Tally {
  const all = newTally();
  for (const { results, seen, prices } of tallies) {
    for (const [result, rounds] of results) add(all.results, result, rounds);
    for (const [event, rounds] of seen) add(all.seen, event, rounds);
    for (const price of prices) all.prices.add(price);
  }
  return all;
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
export function summarise({ results }: Tally): WayFigures {
  const rounds = countRounds({ results });
  const mean = moment(results, 1) / rounds;
  return {
    returnPercent: rounded(100 * mean, 4),
    hitRatePercent: rounded(100 - (100 * (results.get(0) ?? 0)) / rounds, 2),
    deviation: rounded(Math.sqrt(moment(results, 2) / rounds - mean * mean), 2),
    max: Math.max(...results.keys()),
    millionth: millionthOf(results),
  };
}

/** The largest result that at least one in a million rounds reaches or exceeds. */
function millionthOf(results: Tally['results']): number {
  const atLeast = countRounds({ results }) / 1_000_000;
  let seen = 0;
  const largestFirst = [...results].sort(([a], [b]) => b - a);
  return largestFirst.find(([, rounds]) => (seen += rounds) >= atLeast)?.[0] ?? 0;
}

/** The share of rounds that bring each feature, in per cent. */
export const featureShares = ({ results, seen }: Tally, features: DemoGame['features'] = []) =>
  Object.fromEntries(
    features.map(({ event }) => [
      event,
      rounded((100 * (seen.get(event) ?? 0)) / countRounds({ results }), 2),
    ]),
  );

/** The number of rounds that were counted. */
export const countRounds = ({ results }: Pick<Tally, 'results'>): number =>
  results.values().reduce((sum, rounds) => sum + rounds, 0);

const moment = (results: Tally['results'], power: number): number =>
  results.entries().reduce((sum, [result, rounds]) => sum + result ** power * rounds, 0);

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
