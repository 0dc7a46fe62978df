import { FIRST_WIND } from '../engine/fire.ts';
import { OFFERED_WHEEL } from '../engine/wheel.ts';
import type { DemoGame } from '../game.ts';
import { tallyEveryRound } from './every-round.ts';
import { tallyFire } from './fire-tally.ts';
import { STOPS, tallyLeaves, USUAL_STOP } from './leaf-tally.ts';
import { tallySun } from './line-tally.ts';
import { tallySets } from './set-tally.ts';
import { add, newTally, type Tally } from './tally.ts';

/**
 * The exact frequency of each result. Where the player chooses freely, each choice is tallied. Games with too many
 * rounds to play one by one have a faster way.
 */
export function tallyByChoice(game: DemoGame): { tallies: Tally[]; published: number } {
  const { model } = game;
  const { wheels, winds, foxes, sets, lines } = model;
  if (wheels) {
    const tallies = wheels.map((_, wheel) => tallyEveryRound(game, () => wheel));
    return { tallies, published: OFFERED_WHEEL };
  }
  if (winds) {
    const tallies = winds.map((_, wind) => tallyFire({ ...model, winds }, wind));
    return { tallies, published: FIRST_WIND };
  }
  if (foxes) {
    const tallies = STOPS.map((stop) => tallyLeaves({ ...model, foxes }, stop));
    return { tallies, published: STOPS.indexOf(USUAL_STOP) };
  }
  if (sets) return { tallies: [tallySets({ ...model, sets })], published: 0 };
  if (lines) return { tallies: [tallySun({ ...model, lines })], published: 0 };
  return { tallies: [tallyEveryRound(game, () => 0)], published: 0 };
}

/** The frequencies for the published choice. The others add no rounds, but their largest results and their prices. */
export function exactTally({ tallies, published }: ReturnType<typeof tallyByChoice>): Tally {
  const chosen = tallies[published] ?? newTally();
  const tally = { ...chosen, results: new Map(chosen.results), prices: new Set(chosen.prices) };
  for (const { results, prices } of tallies) {
    for (const result of results.keys()) add(tally.results, result, 0);
    for (const price of prices) tally.prices.add(price);
  }
  return tally;
}
