import { draw, type Random } from './random.ts';
import type { Model, Playable } from './rule.ts';
import type { Cell, Grid, Step, StepOf, Win } from './step.ts';

/** Plays one round. Everything is drawn before this returns, also the result of each choice of the player. */
export function play({ model, rule }: Playable, random: Random): Step[] {
  const landed = land(model, draw(model.strips, random));
  return [landed, ...rule.steps(model, landed, random)];
}

export function resultOf(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => {
    if (step.type === 'wheel') return sum + step.multiple;
    if (step.type !== 'pay') return sum;
    return sum + step.wins.reduce((paid, { multiple }) => paid + multiple, 0) * step.factor;
  }, 0);
}

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

/** The board before the first round. */
export const idleGrid = (model: Model): Grid => land(model, []).grid;

/** The symbol at a position of a strip, which is a ring. The position may be negative. */
export function symbolAt(strip: string, place: number): string {
  return strip.at(place % strip.length) ?? '';
}

/** Which of the prices is for `count` alike symbols. The last one is also for larger counts. */
export function priceIndex({ symbols, from, counts }: Model, letter: string, count: number) {
  if (counts) return counts.findLastIndex((least) => count >= least);
  return Math.min(count - from, (symbols[letter]?.pays?.length ?? 0) - 1);
}

/** The multiple for `count` alike symbols, or 0. */
export const payFor = (model: Model, letter: string, count: number): number =>
  model.symbols[letter]?.pays?.[priceIndex(model, letter, count)] ?? 0;

/** The win of alike symbols in these cells. */
export function alikeWin(model: Model, symbol: string, cells: readonly Cell[]): Win {
  const count = cells.length;
  return { symbol, count, multiple: payFor(model, symbol, count), cells };
}

export function payStep(wins: readonly Win[], factor = 1): Step[] {
  return wins.length ? [{ type: 'pay', wins, factor }] : [];
}

/** The step that paid most, with the board that it paid. Of equal ones, the last. */
export function bestStep(steps: readonly Step[]): { best: Step; grid: Grid } | undefined {
  const best = steps.reduce<Step | undefined>(
    (most, step) => (resultOf([step]) >= resultOf(most ? [most] : []) ? step : most),
    undefined,
  );
  if (!best || !resultOf([best])) return undefined;
  const before = steps.slice(0, steps.indexOf(best));
  return { best, grid: before.findLast((step) => 'grid' in step)?.grid ?? [] };
}

/** The board on which these cells show another letter. */
export const withLetter = (grid: Grid, cells: readonly Cell[], letter: string): Grid =>
  grid.map((reel, x) => reel.map((shown, y) => (includes(cells, [x, y]) ? letter : shown)));

export const includes = (cells: readonly Cell[], [x, y]: Cell): boolean =>
  cells.some(([cx, cy]) => cx === x && cy === y);

export const letterAt = (grid: Grid, [x, y]: Cell): string => grid[x]?.[y] ?? '';

/** All cells, reel by reel. */
export const cellsOf = (grid: Grid): Cell[] =>
  grid.flatMap((reel, x) => reel.map((_, y): Cell => [x, y]));

/** All cells in the order in which they are read, row by row. */
export const cellsByRow = (grid: Grid): Cell[] =>
  cellsOf(grid).sort((a, b) => a[1] - b[1] || a[0] - b[0]);

/** The cells of each symbol. Not by `Map.groupBy`, which browsers of 2023 lack. */
export function placesBySymbol(grid: Grid): Map<string, Cell[]> {
  const places = new Map<string, Cell[]>();
  for (const cell of cellsOf(grid)) {
    const letter = letterAt(grid, cell);
    places.set(letter, [...(places.get(letter) ?? []), cell]);
  }
  return places;
}
