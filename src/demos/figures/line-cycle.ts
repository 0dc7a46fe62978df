import type { Model } from '../game.ts';
import { growSun, lightNeighbours, linePay, runLength } from '../play/lines.ts';
import { gridAt, type Grid } from '../play/round.ts';
import { add, type Tally } from './tally.ts';

/**
 * Every grid of a five-reel line game, read by the rules' own functions. What the first three reels
 * decide is decided once: lines without three alike there pay nothing, whatever follows, unless a
 * spark on reel 4 changes what stands before it.
 */
export function tallyLines(model: Model): Tally {
  if (model.rule.pays !== 'lines') throw new Error('This game has no lines.');
  const { lines, feature } = model.rule;
  const tally: Tally = new Map();
  const [first = [], second = [], third = [], fourth = [], fifth = []] = windowsOf(model);
  const sum = (grid: Grid, some: typeof lines) =>
    some.reduce((result, line) => result + linePay(model, grid, line), 0);

  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        const start = [a, b, feature === 'sun' ? [...c] : c];
        if (feature === 'sun') growSun(start);
        const alive = lines.filter((line) => runLength(start, line) === 3);
        for (const d of fourth) {
          const sparks = feature === 'spark' && d.includes('X');
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

/** For every reel what its window shows on each stop. */
function windowsOf(model: Model): Grid[] {
  return model.strips.map((strip, reel) =>
    Array.from(
      strip,
      (_, stop) =>
        gridAt(
          model,
          model.strips.map(() => stop),
        )[reel] ?? [],
    ),
  );
}
