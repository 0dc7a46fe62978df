import { payFor, priceIndex } from '../engine/round.ts';
import { leafLetter } from '../engine/leaves.ts';
import type { Model } from '../engine/rule.ts';
import { add, newTally, type Tally } from './tally.ts';

/** The numbers of open leaves at which a player may stop, and what that is called. */
export const stoppingPoints: readonly [name: string, open: number][] = [
  ['two leaves', 2],
  ['three leaves', 3],
  ['four leaves', 4],
  ['five leaves', 5],
  ['six leaves', 6],
  ['seven leaves', 7],
];

/**
 * Every way in which the foxes lie, for a player who parts the leaves in their order and stops at so many. Another
 * order changes nothing, because all ways are equally likely.
 */
export function tallyLeaves(model: Model, foxes: number, stop: number): Tally {
  const tally = newTally();
  const leaves = model.strips.length * model.rows;
  for (let garden = 0; garden < 2 ** leaves; garden++) {
    const beds = [...Array(leaves).keys()].filter((leaf) => garden & (1 << leaf));
    if (beds.length !== foxes) continue;
    const open = Math.min(...beds);
    add(tally.results, open < stop ? 0 : payFor(model, leafLetter, stop), 1);
  }
  tally.prices.add(`${leafLetter}${priceIndex(model, leafLetter, stop)}`);
  return tally;
}
