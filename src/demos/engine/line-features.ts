import type { Model, Rule } from '../game.ts';
import { lineWins, WILD } from './lines.ts';
import type { Random } from './random.ts';
import { payStep, type Cell, type Grid, type Step } from './round.ts';

const SUN_REEL = 2;
const SPARK_REEL = 3;
const SPARK = 'X';
const STAR = 'F';

/** The steps of a line game: its feature, its wins, and the wheel. */
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

/** Expands a sun on the middle reel over the whole reel. Changes the grid. Returns the cell where the sun landed. */
export function growSun(grid: Grid): Cell | undefined {
  const row = grid[SUN_REEL]?.indexOf(WILD) ?? -1;
  if (row < 0) return undefined;
  grid[SUN_REEL]?.fill(WILD);
  return [SUN_REEL, row];
}

export const hasSpark = (reel: readonly string[]): boolean => reel.includes(SPARK);

/** Lights a spark on the fourth reel and its neighbours. Changes the grid. Returns the cell where the spark landed. */
export function lightNeighbours(grid: Grid): Cell | undefined {
  const row = grid[SPARK_REEL]?.indexOf(SPARK) ?? -1;
  if (row < 0) return undefined;
  const spark: Cell = [SPARK_REEL, row];
  for (const [reel, at] of [spark, ...neighbours(grid, spark)]) (grid[reel] as string[])[at] = WILD;
  return spark;
}

/** The cells above, left, right and below that are in the grid. */
function neighbours(grid: Grid, [reel, row]: Cell): Cell[] {
  const around: Cell[] = [
    [reel, row - 1],
    [reel - 1, row],
    [reel + 1, row],
    [reel, row + 1],
  ];
  return around.filter(([x, y]) => grid[x]?.[y] !== undefined);
}
