import type { Rule } from '../game.ts';
import { payLines, without, withWild } from './lines.ts';
import { draw } from './random.ts';
import { cellsOf, land } from './round.ts';
import type { Cell, Grid } from './step.ts';

export const SPARK = 'X';

/** A spark lights its neighbours: all are wild. Then the same places bloom, for a free round without a spark. */
export const sparkSteps: Rule<'lines'> = (model, { grid: landed }, random) => {
  const { lines } = model;
  const reel = landed.findIndex((symbols) => symbols.includes(SPARK));
  if (reel < 0) return payLines(model, landed, lines);

  const spark = [reel, landed[reel]?.indexOf(SPARK) ?? 0] as const;
  const cells = litBy(landed, spark);
  const isLit = (x: number, y: number) => cells.some(([cx, cy]) => cx === x && cy === y);
  const grid = withWild(landed, isLit);
  const strips = without(model.strips, SPARK);
  const view = land({ ...model, strips }, draw(strips, random));
  const grown = withWild(view.grid, isLit);
  return [
    { type: 'ignite', grid, spark, cells },
    ...payLines(model, grid, lines),
    { type: 'bloom', cells },
    { ...view, grid: grown },
    ...payLines(model, grown, lines),
  ];
};

/** The cells that a spark lights: its own, and above, left, right and below it. */
export function litBy(grid: Grid, [reel, row]: Cell): Cell[] {
  const away = ([x, y]: Cell) => Math.abs(x - reel) + Math.abs(y - row);
  const lit = cellsOf(grid).filter((cell) => away(cell) < 2);
  return lit.toSorted((a, b) => away(a) - away(b));
}
