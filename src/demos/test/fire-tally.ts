import { FIRST_WIND } from '../engine/fire.ts';
import { payFor, priceIndex, windowAt } from '../engine/round.ts';
import type { ModelWith } from '../game.ts';
import { add, newTally, type Tally } from './tally.ts';

/** The places of the board as bits, column by column: its upper edge, and its lower one. */
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

/** Grows every forest, and lets the spark fall on each plant of the wind, all alike likely: not as the engine does, but by bits. */
export function tallyFire(model: ModelWith<'winds'>, wind = FIRST_WIND): Tally {
  const { strips, rows, symbols, winds, from } = model;
  const tally = newTally();
  const kinds = [...new Set(strips.join(''))].sort(
    (a, b) => Object.keys(symbols).indexOf(a) - Object.keys(symbols).indexOf(b),
  );
  const plant = winds[wind]?.plant ?? '';
  const sought = kinds.indexOf(plant);
  const others = [...kinds.keys()].filter((kind) => kind !== sought);
  const columns = strips.map((strip, x) =>
    [...strip].map((_, stop) => {
      const shown = windowAt(strip, stop, rows);
      return kinds.map((kind) =>
        shown.reduce((bits, each, y) => (each === kind ? bits | (1 << (rows * x + y)) : bits), 0),
      );
    }),
  );
  /** How many rounds burn so many plants, fewer than five or in all. */
  const sizes = Array.from({ length: 1 + rows * strips.length }, () => 0);
  const tallyForest = (forest: readonly number[]) => {
    const places = forest[sought] ?? 0;
    const all = countOf(places);
    for (let left = places; left;) {
      const fire = burnt(left & -left, places);
      left &= ~fire;
      const size = countOf(fire);
      let more = 0;
      if (size >= from) {
        const beside = spread(fire);
        for (const kind of others) {
          const plants = forest[kind] ?? 0;
          more = Math.max(more, countOf(burnt(beside & plants, plants)));
        }
      }
      sizes[size + more] = (sizes[size + more] ?? 0) + size / all;
    }
  };
  const grow = (x: number, forest: readonly number[]): void => {
    const column = columns[x];
    if (!column) return tallyForest(forest);
    for (const bits of column)
      grow(
        x + 1,
        forest.map((before, kind) => before | (bits[kind] ?? 0)),
      );
  };
  grow(
    0,
    kinds.map(() => 0),
  );
  for (const [size, rounds] of sizes.entries()) {
    if (!rounds) continue;
    add(tally.results, size < from ? 0 : payFor(model, plant, size), rounds);
    if (size < from) continue;
    add(tally.seen, 'bloom', rounds);
    tally.prices.add(`${plant}${priceIndex(model, plant, size)}`);
  }
  return tally;
}
