import { OFFERED_WHEEL } from '../engine/wheel.ts';
import type { DemoGame } from '../game.ts';
import { tallyEveryRound } from './every-round.ts';
import { tallyLeaves } from './leaf-tally.ts';
import { tallySpark, tallySun } from './line-tally.ts';
import { tallySets } from './set-tally.ts';
import { add, newTally, type Tally } from './tally.ts';

/** A faster way for games with too many rounds to play one by one. */
const fasterTallies: Readonly<Record<string, (model: never) => Tally>> = {
  zulu: tallySun,
  'miss-wildfire': tallySpark,
  'lakes-five': tallySets,
  hidden: tallyLeaves,
};

/**
 * The exact frequency of each result. Of wheels, it is played with the one that the game offers first. The others add no
 * rounds, but their largest results.
 */
export function exactTally(game: DemoGame): Tally {
  const faster = fasterTallies[game.slug];
  if (faster) return faster(game.model as never);
  const { wheels = [] } = game.model;
  if (!wheels.length) return tallyEveryRound(game, () => 0);
  const tallies = wheels.map((_, wheel) => tallyEveryRound(game, () => wheel));
  const offered = tallies[OFFERED_WHEEL] ?? newTally();
  for (const { results } of tallies) {
    for (const result of results.keys()) add(offered.results, result, 0);
  }
  return offered;
}
