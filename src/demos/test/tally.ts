import { resultOf, type Step } from '../engine/round.ts';
import type { Figures, Model } from '../game.ts';

/** How many rounds there are of each kind. Shares of rounds count as fractions. */
export interface Tally {
  /** For each result, in stakes. */
  results: Map<number, number>;
  /** For each thing that may happen, such as `walk`. */
  seen: Map<string, number>;
  /** The prices that were paid, such as `E3`. */
  prices: Set<string>;
}

export const newTally = (): Tally => ({ results: new Map(), seen: new Map(), prices: new Set() });

export function add(counts: Map<string | number, number>, key: string | number, rounds: number) {
  counts.set(key, (counts.get(key) ?? 0) + rounds);
}

/** Counts a round by its steps. */
export function addRound({ results, seen, prices }: Tally, steps: readonly Step[], rounds = 1) {
  add(results, resultOf(steps), rounds);
  if (steps.length < 2) return;
  for (const event of new Set(steps.flatMap(eventsIn))) add(seen, event, rounds);
  for (const step of steps) {
    if (step.type !== 'pay') continue;
    for (const { symbol, count, set } of step.wins) prices.add(set ?? `${symbol}${count}`);
  }
}

/** The names of what happens in a step, as in `Tally.seen`. */
function eventsIn(step: Step): string[] {
  if (step.type === 'pay') {
    return [...step.wins.flatMap(({ set }) => set ?? []), `×${step.factor}`];
  }
  if (step.type === 'reveal') return ['leaves'];
  return [step.type === 'choose' ? step.what : step.type];
}

/** The events whose frequencies a game publishes, in the order of its `features`. */
export function eventsOf({ rule }: Model): string[] {
  switch (rule.kind) {
    case 'lines':
      return [{ sun: 'walk', spark: 'ignite', wheel: 'wheel' }[rule.feature]];
    case 'groups':
      return rule.dropFactors.slice(1).map((factor) => `×${factor}`);
    case 'leaves':
      return ['leaves', 'leaf'];
    case 'sets':
      return ['mirror'];
  }
}

/** The figures of a tally, rounded for publication. */
export function figuresOf({ results, seen }: Tally, events: readonly string[]): Figures {
  const cycle = results.values().reduce((sum, rounds) => sum + rounds, 0);
  const mean = moment(results, 1) / cycle;
  return {
    cycle: Math.round(cycle),
    returnPercent: rounded(100 * mean, 4),
    hitRatePercent: rounded(100 - (100 * (results.get(0) ?? 0)) / cycle, 2),
    deviation: rounded(Math.sqrt(moment(results, 2) / cycle - mean * mean), 2),
    max: Math.max(...results.keys()),
    featureShares: events.map((event) => rounded((100 * (seen.get(event) ?? 0)) / cycle, 2)),
  };
}

const moment = (results: Tally['results'], power: number): number =>
  results.entries().reduce((sum, [result, rounds]) => sum + result ** power * rounds, 0);

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
