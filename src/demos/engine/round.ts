import type { Model } from '../game.ts';

/** The letters on the board: for each reel, from top to bottom. */
export type Grid = string[][];

/** A position in the grid, counted from 0. */
export type Cell = readonly [reel: number, row: number];

/** One combination that pays. */
export interface Win {
  symbol: string;
  count: number;
  multiple: number;
  cells: readonly Cell[];
  /** Counted from 1. */
  line?: number;
  set?: 'full house';
}

/** A step of a round. `grid` is the board at its end. */
export type Step =
  | { type: 'land'; grid: Grid }
  | { type: 'expand'; grid: Grid; cell: Cell }
  | { type: 'ignite'; grid: Grid; cells: readonly Cell[] }
  | { type: 'reveal'; grid: Grid; cells: readonly Cell[]; symbol: string }
  | { type: 'pay'; wins: readonly Win[]; factor: number }
  | { type: 'drop'; grid: Grid; gone: readonly Cell[] }
  | { type: 'wheel'; slice: number; multiple: number };

export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;

/** A round. It is complete before the page shows any of it. `multiple` is the result, in stakes. */
export interface Round {
  stops: readonly number[];
  steps: readonly Step[];
  multiple: number;
}

/** The symbols on the board for these stops. A stop is the position of the top row. */
export function gridAt({ strips, rows }: Model, stops: readonly number[]): Grid {
  return strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0, rows));
}

/** The symbols of one reel at a stop. */
export function windowAt(strip: string, stop: number, rows: number): string[] {
  return Array.from({ length: rows }, (_, row) => symbolAt(strip, stop + row));
}

/** The board before the first round. Lanterns are empty until then. */
export function idleGrid(model: Model): Grid {
  if (model.rule.kind === 'sets') return model.strips.map(() => []);
  return gridAt(
    model,
    model.strips.map(() => 0),
  );
}

/** The symbol at a position of a strip, which is a ring. The position may be negative. */
export function symbolAt(strip: string, place: number): string {
  return strip.charAt(((place % strip.length) + strip.length) % strip.length);
}

/** The multiple for `count` alike symbols, or 0. The last price is also for larger counts. */
export function payFor({ symbols, from }: Model, letter: string, count: number): number {
  const prices = symbols[letter]?.pays;
  return prices?.[Math.min(count - from, prices.length - 1)] ?? 0;
}

/** The step that pays these wins. Empty without a win. */
export function payStep(wins: readonly Win[], factor = 1): Step[] {
  return wins.length ? [{ type: 'pay', wins, factor }] : [];
}

/** The cells of each symbol. */
export function placesBySymbol(grid: Grid): Map<string, Cell[]> {
  const places = new Map<string, Cell[]>();
  for (const [x, reel] of grid.entries()) {
    for (const [y, symbol] of reel.entries()) {
      const cells = places.get(symbol);
      if (cells) cells.push([x, y]);
      else places.set(symbol, [[x, y]]);
    }
  }
  return places;
}
