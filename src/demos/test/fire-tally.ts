import { FIRST_WIND } from '../engine/fire.ts';
import { payFor, priceIndex, windowAt } from '../engine/round.ts';
import type { ModelWith } from '../game.ts';
import { add, newTally, type Tally } from './tally.ts';

/** Places of the board, as bits of a number, column by column: those of its upper edge, and of its lower one. */
const TOP = 0x1111111;
const BOTTOM = TOP << 3;

/** These places, and those beside them. */
const spread = (fire: number): number =>
  fire | ((fire & ~BOTTOM) << 1) | ((fire & ~TOP) >>> 1) | (fire << 4) | (fire >>> 4);

/** All that burns among these plants. */
function burnt(fire: number, plants: number): number {
  const larger = spread(fire) & plants;
  return larger === fire ? fire : burnt(larger, plants);
}

function countOf(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left; left &= left - 1) count++;
  return count;
}

/** The places of each kind of plant. */
type Forest = readonly number[];

/** What each column shows at each of its stops. */
function viewsOf({ strips, rows }: ModelWith<'winds'>, kinds: readonly string[]): Forest[][] {
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

/** Burns each group of a kind. `onFire` hears how many plants burn in all, and how many of them a spark may hit. */
function burnEach(
  forest: Forest,
  sought: number,
  from: number,
  onFire: (size: number, first: number) => void,
): void {
  const places = forest[sought] ?? 0;
  for (let left = places; left;) {
    const fire = burnt(left & -left, places);
    left &= ~fire;
    const first = countOf(fire);
    onFire(first < from ? first : first + runOn(spread(fire), forest, sought), first);
  }
}

/** How many plants burn with the second spark: those of one other kind beside the fireweed, the most. */
function runOn(beside: number, forest: Forest, sought: number): number {
  return forest.reduce((most, plants, kind) => {
    if (kind === sought) return most;
    return Math.max(most, countOf(burnt(beside & plants, plants)));
  }, 0);
}

/** Burns every forest by each plant of the wind, all equally likely: by bits, and not as the engine does. */
export function tallyFire(model: ModelWith<'winds'>, wind = FIRST_WIND): Tally {
  const { strips, rows, winds, from } = model;
  const plant = winds[wind]?.plant ?? '';
  const kinds = [...new Set(strips.join(''))];
  const sought = kinds.indexOf(plant);
  /** How many rounds burn so many plants, fewer than five or in all. */
  const sizes = Array.from({ length: 1 + rows * strips.length }, () => 0);
  growEach(viewsOf(model, kinds), (forest) => {
    const all = countOf(forest[sought] ?? 0);
    burnEach(forest, sought, from, (size, first) => {
      sizes[size] = (sizes[size] ?? 0) + first / all;
    });
  });
  const tally = newTally();
  for (const [size, rounds] of sizes.entries()) {
    if (!rounds) continue;
    add(tally.results, size < from ? 0 : payFor(model, plant, size), rounds);
    if (size < from) continue;
    add(tally.seen, 'bloom', rounds);
    tally.prices.add(`${plant}${priceIndex(model, plant, size)}`);
  }
  return tally;
}
