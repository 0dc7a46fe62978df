import type { Model } from '../game.ts';
import { payFor, payStep, type Cell, type Grid, type Step } from './round.ts';

/** Substitutes for any symbol. It is never on the first reel, which decides the symbol of a line. */
export const WILD = 'W';

type Line = readonly number[];

/** The board on which some places stand in for any symbol. */
export const withWild = (grid: Grid, isWild: (reel: number, row: number) => boolean): Grid =>
  grid.map((symbols, x) => symbols.map((symbol, y) => (isWild(x, y) ? WILD : symbol)));

/** The strips of free turns, without the symbol that has brought them. */
export const without = (strips: readonly string[], letter: string): string[] =>
  strips.map((strip) => strip.replaceAll(letter, ''));

/** How many cells from the left show the line's first symbol or a wild without a gap. */
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

/** The multiple that one line pays, or 0. */
export function linePay(model: Model, grid: Grid, line: Line): number {
  return payFor(model, grid[0]?.[line[0] ?? 0] ?? '', runLength(grid, line));
}

/** Pays all lines that win. Empty without a win. */
export function payLines(model: Model, grid: Grid, lines: readonly Line[]): Step[] {
  const wins = lines.flatMap((line, index) => {
    const multiple = linePay(model, grid, line);
    if (!multiple) return [];
    const count = runLength(grid, line);
    const cells = line.slice(0, count).map((row, reel): Cell => [reel, row]);
    return [{ symbol: grid[0]?.[line[0] ?? 0] ?? '', count, multiple, cells, line: index + 1 }];
  });
  return payStep(wins);
}

/** The rows of ten lines on five reels: straight, V, steps, bowls and one zigzag. */
export const TEN_LINES: readonly Line[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];
