import type { Model } from '../game.ts';
import { payFor, type Cell, type Grid, type Win } from './round.ts';

/** Stands in for any symbol. It never shows on the first reel, which names the symbol of a line. */
export const WILD = 'W';

type Line = readonly number[];

/** How many places from the left the line shows its first symbol, or a wild, without a gap. */
export function runLength(grid: Grid, line: Line): number {
  const first = grid[0]?.[line[0] ?? 0];
  let length = 1;
  while (length < grid.length) {
    const symbol = grid[length]?.[line[length] ?? 0];
    if (symbol !== first && symbol !== WILD) break;
    length++;
  }
  return length;
}

/** What one line pays. */
export function linePay(model: Model, grid: Grid, line: Line): number {
  return payFor(model, grid[0]?.[line[0] ?? 0] ?? '', runLength(grid, line));
}

/** All lines that pay, by number. */
export function lineWins(model: Model, grid: Grid, lines: readonly Line[]): Win[] {
  return lines.flatMap((line, index) => {
    const multiple = linePay(model, grid, line);
    if (!multiple) return [];
    const count = runLength(grid, line);
    const cells = line.slice(0, count).map((row, reel): Cell => [reel, row]);
    return [{ symbol: grid[0]?.[line[0] ?? 0] ?? '', count, multiple, cells, line: index + 1 }];
  });
}

const SUN_REEL = 2;

/** Lets a sun on the middle reel grow over the whole reel, in place; tells where it rose. */
export function growSun(grid: Grid): Cell | undefined {
  const row = grid[SUN_REEL]?.indexOf(WILD) ?? -1;
  if (row < 0) return undefined;
  grid[SUN_REEL]?.fill(WILD);
  return [SUN_REEL, row];
}

const SPARK_REEL = 3;

/** Lets a spark on the fourth reel light itself and its four neighbours, in place; tells where it is. */
export function lightNeighbours(grid: Grid): Cell | undefined {
  const row = grid[SPARK_REEL]?.indexOf('X') ?? -1;
  if (row < 0) return undefined;
  const spark: Cell = [SPARK_REEL, row];
  for (const [reel, at] of [spark, ...neighbours(grid, spark)]) (grid[reel] as string[])[at] = WILD;
  return spark;
}

/** The places above, below, left and right of a place, as far as the grid has them. */
export function neighbours(grid: Grid, [reel, row]: Cell): Cell[] {
  const around: Cell[] = [
    [reel, row - 1],
    [reel - 1, row],
    [reel + 1, row],
    [reel, row + 1],
  ];
  return around.filter(([x, y]) => grid[x]?.[y] !== undefined);
}

/** Does every reel show a star? */
export function hasStarOnEveryReel(grid: Grid): boolean {
  return grid.every((reel) => reel.includes('F'));
}
