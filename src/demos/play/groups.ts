import type { Model } from '../game.ts';
import { neighbours } from './lines.ts';
import { payFor, symbolAt, type Cell, type Grid, type Win } from './round.ts';

/** All groups of like symbols, touching side by side, that are large enough to pay. */
export function groupWins(model: Model, grid: Grid): Win[] {
  const seen = grid.map((reel) => reel.map(() => false));
  const wins: Win[] = [];
  grid.forEach((reel, x) =>
    reel.forEach((symbol, y) => {
      if (seen[x]?.[y]) return;
      const cells = groupAt(grid, [x, y], seen);
      const count = cells.length;
      if (count < model.from) return;
      wins.push({ symbol, count, multiple: payFor(model, symbol, count), cells });
    }),
  );
  return wins;
}

/** The group that a place belongs to, found by flood fill. */
function groupAt(grid: Grid, start: Cell, seen: boolean[][]): Cell[] {
  const symbol = grid[start[0]]?.[start[1]];
  const cells = [start];
  (seen[start[0]] as boolean[])[start[1]] = true;
  for (const cell of cells) {
    for (const next of neighbours(grid, cell)) {
      const [x, y] = next;
      if (seen[x]?.[y] || grid[x]?.[y] !== symbol) continue;
      (seen[x] as boolean[])[y] = true;
      cells.push(next);
    }
  }
  return cells;
}

/**
 * Takes places away and lets what stood above fall; what follows comes from further up the same
 * strip. `tops` holds the stop of each reel's topmost symbol and is moved along.
 */
export function dropGrid(model: Model, grid: Grid, gone: readonly Cell[], tops: number[]): Grid {
  return grid.map((reel, x) => {
    const left = reel.filter((_, y) => !gone.some(([gx, gy]) => gx === x && gy === y));
    while (left.length < model.rows) {
      tops[x] = (tops[x] ?? 0) - 1;
      left.unshift(symbolAt(model.strips[x] ?? '', tops[x] ?? 0));
    }
    return left;
  });
}
