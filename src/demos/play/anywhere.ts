import type { Model } from '../game.ts';
import { payFor, type Cell, type Grid, type Win } from './round.ts';

/** Hides one symbol, the same behind every veil of a round. */
export const VEIL = 'V';

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

/** The grid with every veil parted to one symbol. */
export function partVeils(grid: Grid, symbol: string): Grid {
  return grid.map((reel) => reel.map((shown) => (shown === VEIL ? symbol : shown)));
}

/** Every symbol that shows often enough to pay, wherever it stands. */
export function anywhereWins(model: Model, grid: Grid): Win[] {
  const wins: Win[] = [];
  for (const [symbol, cells] of placesBySymbol(grid)) {
    const count = cells.length;
    if (symbol === VEIL || count < model.from) continue;
    wins.push({ symbol, count, multiple: payFor(model, symbol, count), cells });
  }
  return wins;
}
