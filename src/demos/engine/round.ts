import type { Model } from '../game.ts';

/** The symbols shown: for each reel its letters from top to bottom. */
export type Grid = string[][];

/** A place in the grid. */
export type Cell = readonly [reel: number, row: number];

/** One combination that pays. */
export interface Win {
  symbol: string;
  count: number;
  multiple: number;
  cells: readonly Cell[];
  /** The number of its line, counted from 1. */
  line?: number;
  set?: 'full house';
}

/** What happens in a round, in order. A `grid` is what is shown when the step is over. */
export type Step =
  | { type: 'land'; grid: Grid }
  | { type: 'expand'; grid: Grid; cell: Cell }
  | { type: 'ignite'; grid: Grid; cells: readonly Cell[] }
  | { type: 'reveal'; grid: Grid; cells: readonly Cell[]; symbol: string }
  | { type: 'pay'; wins: readonly Win[]; factor: number }
  | { type: 'drop'; grid: Grid; gone: readonly Cell[] }
  | { type: 'wheel'; slice: number; multiple: number };

/** One step of a given type. */
export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;

/** A round. It is complete before any of it is shown. `multiple` is its result in stakes. */
export interface Round {
  stops: readonly number[];
  steps: readonly Step[];
  multiple: number;
}

/** The symbols in the window when the reels stand on these stops; a stop is the topmost row. */
export function gridAt({ strips, rows }: Model, stops: readonly number[]): Grid {
  return strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0, rows));
}

/** The symbols of one reel when it stands on a stop. */
export function windowAt(strip: string, stop: number, rows: number): string[] {
  return Array.from({ length: rows }, (_, row) => symbolAt(strip, stop + row));
}

/** What a game shows before its first round. Lanterns are unlit until then. */
export function idleGrid(model: Model): Grid {
  if (model.rule.kind === 'sets') return model.strips.map(() => []);
  return gridAt(
    model,
    model.strips.map(() => 0),
  );
}

/** The symbol on any place of a strip, which is a ring. */
export function symbolAt(strip: string, place: number): string {
  return strip.charAt(((place % strip.length) + strip.length) % strip.length);
}

/** What so many alike pay. For more than the largest count that has a price, that price holds. */
export function payFor({ symbols, from }: Model, letter: string, count: number): number {
  const prices = symbols[letter]?.pays;
  return prices?.[Math.min(count - from, prices.length - 1)] ?? 0;
}

/** The step that pays these wins; none if there is no win. */
export function payStep(wins: readonly Win[], factor = 1): Step[] {
  return wins.length ? [{ type: 'pay', wins, factor }] : [];
}

/** Where each symbol shows. */
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
