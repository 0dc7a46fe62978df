import type { Model, Rule } from '../game.ts';
import { lineWins, WILD } from './lines.ts';
import type { Random } from './random.ts';
import { payStep, type Cell, type Grid, type Step } from './round.ts';

const SUN_REEL = 2;
const SPARK_REEL = 3;
const SPARK = 'X';
const STAR = 'F';

/** What happens on the lines of a grid: its feature, its wins, and the wheel. */
export function lineSteps(
  model: Model,
  { lines, feature, slices = [] }: Extract<Rule, { kind: 'lines' }>,
  landed: Grid,
  random: Random,
): Step[] {
  const steps: Step[] = [];
  const grid = landed.map((reel) => [...reel]);
  if (feature === 'sun') {
    const cell = growSun(grid);
    if (cell) steps.push({ type: 'expand', grid, cell });
  }
  if (feature === 'spark') {
    const spark = lightNeighbours(grid);
    if (spark) steps.push({ type: 'ignite', grid, cells: neighbours(grid, spark) });
  }
  steps.push(...payStep(lineWins(model, grid, lines)));
  if (feature === 'wheel' && grid.every((reel) => reel.includes(STAR))) {
    const slice = random(slices.length);
    steps.push({ type: 'wheel', slice, multiple: slices[slice] ?? 0 });
  }
  return steps;
}

/** Lets a sun on the middle reel grow over the whole reel. Changes the grid; returns where the sun landed. */
export function growSun(grid: Grid): Cell | undefined {
  const row = grid[SUN_REEL]?.indexOf(WILD) ?? -1;
  if (row < 0) return undefined;
  grid[SUN_REEL]?.fill(WILD);
  return [SUN_REEL, row];
}

/** Does the fourth reel show a spark? */
export const hasSpark = (reel: readonly string[]): boolean => reel.includes(SPARK);

/** Lets a spark on the fourth reel light itself and its neighbours. Changes the grid; returns where it landed. */
export function lightNeighbours(grid: Grid): Cell | undefined {
  const row = grid[SPARK_REEL]?.indexOf(SPARK) ?? -1;
  if (row < 0) return undefined;
  const spark: Cell = [SPARK_REEL, row];
  for (const [reel, at] of [spark, ...neighbours(grid, spark)]) (grid[reel] as string[])[at] = WILD;
  return spark;
}

/** The places above, left, right and below, as far as the grid has them. */
function neighbours(grid: Grid, [reel, row]: Cell): Cell[] {
  const around: Cell[] = [
    [reel, row - 1],
    [reel - 1, row],
    [reel + 1, row],
    [reel, row + 1],
  ];
  return around.filter(([x, y]) => grid[x]?.[y] !== undefined);
}
