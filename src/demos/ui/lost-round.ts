import { letterAt } from '../engine/round.ts';
import type { Cell, Grid } from '../engine/step.ts';
import type { Board } from './board.ts';
import { animateSymbols } from './motion.ts';

/** A random item for the event of a lost round. It does not use the source of outcomes, because no outcome depends on it. */
export function oneOf<T>(items: readonly T[]): T | undefined {
  // eslint-disable-next-line no-restricted-properties -- no outcome depends on it
  return items[Math.floor(items.length * Math.random())];
}

/** A cell of each reel, with different symbols, because similar ones would look like a near miss. */
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

/** Highlights these cells and plays their animations, one after the other. */
export function highlightInTurn(board: Board, cells: readonly Cell[]): void {
  for (const [order, cell] of cells.entries()) {
    board.cellAt(cell).classList.add('highlighted');
    animateSymbols(board.cellAt(cell), 150 * order);
  }
}
