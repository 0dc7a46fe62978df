import type { Model } from '../game.ts';

/** The letters on the board: for each reel, from top to bottom. */
export type Grid = string[][];

/** A position in the grid, counted from 0. */
export type Cell = readonly [reel: number, row: number];

/** One combination that pays, or that leaves the board unpaid. */
export interface Win {
  symbol: string;
  count: number;
  multiple: number;
  cells: readonly Cell[];
  /** Counted from 1. */
  line?: number;
  set?: 'full house' | 'mirror';
  /** What all lanterns of a set show. */
  hand?: readonly string[];
}

/** A step of a round. `grid` is the board at its end. */
export type Step =
  /** Reels stop. Those in `held` did not turn. */
  | {
      type: 'land';
      grid: Grid;
      strips: readonly string[];
      stops: readonly number[];
      held: readonly number[];
    }
  | { type: 'expand'; grid: Grid; cell: Cell }
  | { type: 'walk'; grid: Grid; reel: number }
  | { type: 'sunset' }
  | { type: 'ignite'; grid: Grid; spark: Cell; cells: readonly Cell[] }
  | { type: 'bloom'; cells: readonly Cell[] }
  /**
   * The player chooses, of leaves one of `cells`. What follows each choice is drawn before. Choices are counted from 0. Of
   * lanterns, each bit keeps one.
   */
  | {
      type: 'choose';
      grid: Grid;
      cells?: readonly Cell[];
      after: (choice: number) => readonly Step[];
    }
  | { type: 'reveal'; grid: Grid; cells: readonly Cell[]; symbol: string; fox?: boolean }
  | { type: 'pay'; wins: readonly Win[]; factor: number }
  | { type: 'drop'; grid: Grid; gone: readonly Cell[] }
  | { type: 'wheel'; wheel: number; name: string; slice: number; multiple: number };

export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;

/** The result of these steps, in stakes. */
export function resultOf(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => {
    if (step.type === 'wheel') return sum + step.multiple;
    if (step.type !== 'pay') return sum;
    return sum + step.wins.reduce((paid, { multiple }) => paid + multiple, 0) * step.factor;
  }, 0);
}

/** Stops the reels at `stops`. */
export function land(
  { strips, rows }: Pick<Model, 'strips' | 'rows'>,
  stops: readonly number[],
  held: readonly number[] = [],
): StepOf<'land'> {
  const grid = strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0, rows));
  return { type: 'land', grid, strips, stops, held };
}

/** The symbols of one reel at a stop, which is the position of the top row. */
export function windowAt(strip: string, stop: number, rows: number): string[] {
  return Array.from({ length: rows }, (_, row) => symbolAt(strip, stop + row));
}

/** The board before the first round. Lanterns are empty until then. */
export function idleGrid(model: Model): Grid {
  return model.sets ? model.strips.map(() => []) : land(model, []).grid;
}

/** The symbol at a position of a strip, which is a ring. The position may be negative. */
export function symbolAt(strip: string, place: number): string {
  return strip.at(place % strip.length) ?? '';
}

/** The multiple for `count` alike symbols, or 0. The last price is also for larger counts. */
export function payFor({ symbols, from }: Model, letter: string, count: number): number {
  const prices = symbols[letter]?.pays;
  return prices?.[Math.min(count - from, prices.length - 1)] ?? 0;
}

/** The win of alike symbols in these cells. */
export function alikeWin(model: Model, symbol: string, cells: readonly Cell[]): Win {
  const count = cells.length;
  return { symbol, count, multiple: payFor(model, symbol, count), cells };
}

/** The step that pays these wins. Empty without a win. */
export function payStep(wins: readonly Win[], factor = 1): Step[] {
  return wins.length ? [{ type: 'pay', wins, factor }] : [];
}

/** The cells of each symbol. */
export function placesBySymbol(grid: Grid): Map<string, Cell[]> {
  const cells = grid.flatMap((reel, x) => reel.map((_, y): Cell => [x, y]));
  return Map.groupBy(cells, ([x, y]) => grid[x]?.[y] ?? '');
}
