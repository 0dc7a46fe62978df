import type { Model } from '../game.ts';
import { alikeWin, payStep } from './round.ts';
import type { Cell, Grid, Step, Win } from './step.ts';

/** Substitutes for any symbol. It is never on the first reel, which decides the symbol of a line. */
export const WILD = 'W';

/** The board on which a reel stands in for any symbol. */
export const withWild = (grid: Grid, reel: number): Grid =>
  grid.with(reel, Array(grid[reel]?.length).fill(WILD));

/** The strips of free turns, without the symbol that has brought them. */
export const without = (strips: readonly string[], letter: string): string[] =>
  strips.map((strip) => strip.replaceAll(letter, ''));

/** How many cells from the left show the line's first symbol or a wild without a gap. */
export function runLength(grid: Grid, line: string): number {
  const shown = grid.map((reel, x) => reel[Number(line[x])]);
  const end = shown.findIndex((symbol) => symbol !== shown[0] && symbol !== WILD);
  return end < 0 ? grid.length : end;
}

/** The run of a line, with its multiple, which may be 0. */
export function runOf(model: Model, grid: Grid, line: string): Win {
  const cells = [...line].slice(0, runLength(grid, line)).map((row, reel): Cell => [reel, +row]);
  return alikeWin(model, grid[0]?.[Number(line[0])] ?? '', cells);
}

/** Pays all lines that win. Empty without a win. */
export function payLines(model: Model, grid: Grid, lines: readonly string[]): Step[] {
  const runs = lines.map((line, index) => ({ ...runOf(model, grid, line), line: index + 1 }));
  return payStep(runs.filter(({ multiple }) => multiple));
}
