import { letterAt } from '../engine/round.ts';
import type { Cell, Grid } from '../engine/step.ts';
import type { Board } from './board.ts';
import { act } from './motion.ts';

/** One of these, for the event of a lost round: not from the source of outcomes, because it decides nothing. */
export function oneOf<T>(items: readonly T[]): T | undefined {
  // eslint-disable-next-line no-restricted-properties -- no outcome depends on it
  return items[Math.floor(items.length * Math.random())];
}

/** A cell of each reel, each with another symbol: what is almost alike would look like almost a win. */
export function differentCells(grid: Grid): readonly Cell[] {
  const ways = grid.reduce<readonly (readonly Cell[])[]>(
    (before, letters, reel) =>
      before.flatMap((cells) => letters.map((_, row) => [...cells, [reel, row] as const])),
    [[]],
  );
  const isDifferent = (cells: readonly Cell[]) =>
    new Set(cells.map((cell) => letterAt(grid, cell))).size === grid.length;
  return oneOf(ways.filter(isDifferent)) ?? [];
}

/** Lets these cells act one after the other, on a soft light of their own. */
export function tellBy(board: Board, cells: readonly Cell[]): void {
  for (const [order, cell] of cells.entries()) {
    board.cellAt(cell).classList.add('told');
    act(board.cellAt(cell), 150 * order);
  }
}
