import { payFor, priceIndex, windowAt } from '../engine/round.ts';
import type { Model } from '../engine/rule.ts';
import { add, newTally, type Tally } from './tally.ts';

/** Places of the board, as bits of a number, column by column: those of its upper edge, and of its lower one. */
const topRow = 0b001001001001001001;
const bottomRow = topRow << 2;

/** These places, and those beside them. */
const spread = (fire: number): number =>
  fire | ((fire & ~bottomRow) << 1) | ((fire & ~topRow) >>> 1) | (fire << 3) | (fire >>> 3);

/** All that burns among these plants. */
function burnt(fire: number, plants: number): number {
  const larger = spread(fire) & plants;
  return larger === fire ? fire : burnt(larger, plants);
}

function countBits(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left; left &= left - 1) count++;
  return count;
}

/** The places of each kind of plant. */
type Forest = readonly number[];

/** What each column shows at each of its stops. */
function columnsOf({ strips, rows }: Model, kinds: readonly string[]): Forest[][] {
  return strips.map((strip, x) =>
    [...strip].map((_, stop) => {
      const shown = windowAt(strip, stop, rows);
      return kinds.map((kind) =>
        shown.reduce((bits, each, y) => (each === kind ? bits | (1 << (rows * x + y)) : bits), 0),
      );
    }),
  );
}

/** Grows every forest: each combination of what the columns show. */
function growEach(
  columns: readonly Forest[][],
  onForest: (forest: Forest) => void,
  grown: Forest = [],
  x = 0,
): void {
  const column = columns[x];
  if (!column) return onForest(grown);
  for (const view of column) {
    const forest = view.map((places, kind) => places | (grown[kind] ?? 0));
    growEach(columns, onForest, forest, x + 1);
  }
}

/** Burns each group of a kind. `onFire` gets the number of plants that burn, and of those that lightning may hit. */
function burnEach(
  forest: Forest,
  fireweed: number,
  sought: number,
  from: number,
  onFire: (size: number, hit: number) => void,
): void {
  const places = forest[sought] ?? 0;
  if (!places) onFire(1, 1);
  for (let left = places; left;) {
    const fire = burnt(left & -left, places | fireweed);
    const hit = countBits(fire & places);
    left &= ~fire;
    const first = countBits(fire);
    onFire(first < from ? first : first + runOn(fire, forest, fireweed, sought), hit);
  }
}

/** How many plants burn with the second spark: those beside the fire, of the kind with the most of them. */
function runOn(fire: number, forest: Forest, fireweed: number, sought: number): number {
  return forest.reduce((most, kind, index) => {
    if (index === sought) return most;
    const plants = (kind | fireweed) & ~fire;
    return Math.max(most, countBits(burnt(spread(fire) & plants, plants)));
  }, 0);
}

/** Burns every forest with the fireweed in each place, once for each `plant` that lightning may strike. */
export function tallyFire(model: Model, plant: string): Tally {
  const { strips, rows, from } = model;
  const kinds = [...new Set(strips.join(''))];
  const sought = kinds.indexOf(plant);
  const places = rows * strips.length;
  /** The number of rounds for each number of plants that burn. */
  const sizes = Array.from({ length: 1 + places }, () => 0);
  growEach(columnsOf(model, kinds), (grown) => {
    for (let place = 0; place < places; place++) {
      const fireweed = 1 << place;
      const forest = grown.map((kind) => kind & ~fireweed);
      const all = countBits(forest[sought] ?? 0) || 1;
      burnEach(forest, fireweed, sought, from, (size, hit) => {
        sizes[size] = (sizes[size] ?? 0) + hit / all;
      });
    }
  });
  const tally = newTally();
  for (const [size, rounds] of sizes.entries()) {
    if (!rounds) continue;
    add(tally.results, size < from ? 0 : payFor(model, plant, size), rounds);
    if (size < from) continue;
    tally.prices.add(`${plant}${priceIndex(model, plant, size)}`);
  }
  return tally;
}
