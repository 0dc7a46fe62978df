import { growSun, hasSpark, lightNeighbours } from '../engine/line-features.ts';
import { linePay, runLength } from '../engine/lines.ts';
import { windowAt, type Grid } from '../engine/round.ts';
import type { Model, Rule } from '../game.ts';
import { add, type Tally } from './tally.ts';

/**
 * Evaluates every grid of a five-reel line game with the engine's functions. A line without three alike on the first
 * three reels pays nothing and is skipped, unless a spark on reel 4 can change those reels.
 */
export function tallyLines(
  model: Model,
  { lines, feature }: Extract<Rule, { kind: 'lines' }>,
): Tally {
  const tally: Tally = new Map();
  const [first = [], second = [], third = [], fourth = [], fifth = []] = model.strips.map((strip) =>
    Array.from(strip, (_, stop) => windowAt(strip, stop, model.rows)),
  );
  const sum = (grid: Grid, some: typeof lines) =>
    some.reduce((result, line) => result + linePay(model, grid, line), 0);

  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        const start = [a, b, feature === 'sun' ? [...c] : c];
        if (feature === 'sun') growSun(start);
        const alive = lines.filter((line) => runLength(start, line) === 3);
        for (const d of fourth) {
          const sparks = feature === 'spark' && hasSpark(d);
          if (!sparks && !alive.length) {
            add(tally, 0, fifth.length);
            continue;
          }
          for (const e of fifth) {
            const grid = sparks ? [a, b, [...c], [...d], [...e]] : [...start, d, e];
            if (sparks) lightNeighbours(grid);
            add(tally, sum(grid, sparks ? lines : alive), 1);
          }
        }
      }
    }
  }
  return tally;
}
