import type { Model } from '../game.ts';

/** What is shown: for each reel its symbols from top to bottom. */
export type Grid = string[][];

/** A place in the grid. */
export type Cell = readonly [reel: number, row: number];

/** One thing that pays. */
export interface Win {
  symbol: string;
  count: number;
  multiple: number;
  cells: readonly Cell[];
  /** The number of its line, counted from 1. */
  line?: number;
  /** What a set is called when it is not so many of a kind. */
  set?: 'full house';
}

/** What happens in a round, in order. A `grid` is what is shown once the step is over. */
export type Step =
  | { type: 'land'; grid: Grid }
  | { type: 'expand'; grid: Grid; cell: Cell }
  | { type: 'ignite'; grid: Grid; cells: readonly Cell[] }
  | { type: 'reveal'; grid: Grid; cells: readonly Cell[]; symbol: string }
  | { type: 'pay'; wins: readonly Win[]; factor: number }
  | { type: 'drop'; grid: Grid; gone: readonly Cell[] }
  | { type: 'wheel'; slice: number; multiple: number };

/** A round, complete before anything of it is shown. `multiple` is its result in stakes. */
export interface Round {
  stops: readonly number[];
  steps: readonly Step[];
  multiple: number;
}

/** The symbols in the window when the reels stand on these stops; a stop is the topmost row. */
export function gridAt({ strips, rows }: Model, stops: readonly number[]): Grid {
  return strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => symbolAt(strip, (stops[reel] ?? 0) + row)),
  );
}

/** What a game shows before its first round; nothing where there is nothing to show yet. */
export function idleGrid(model: Model): Grid {
  const stops = model.strips.map(() => 0);
  return model.rule.pays === 'sets' ? stops.map(() => []) : gridAt(model, stops);
}

/** The symbol on any place of a strip, which is a ring. */
export function symbolAt(strip: string, place: number): string {
  return strip.charAt(((place % strip.length) + strip.length) % strip.length);
}

/** What so many of a kind pay. Beyond the longest set of the pay table, that one counts. */
export function payFor({ pays, from }: Model, symbol: string, count: number): number {
  const row = pays[symbol];
  return row?.[Math.min(count - from, row.length - 1)] ?? 0;
}
