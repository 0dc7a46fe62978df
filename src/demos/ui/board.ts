import type { Cell, Grid, Win } from '../engine/round.ts';
import type { Model } from '../game.ts';
import { cell, find, polyline, setText, symbol } from './dom.ts';

/** The cells that show symbols, and the overlays on them. */
export type Board = ReturnType<typeof createBoard>;

/** Controls the prerendered board of a game. */
export function createBoard({ rule }: Model) {
  const reels = find('.reels');
  const lines = find('.lines');
  const strips = [...reels.querySelectorAll<HTMLElement>('.strip')];
  const place = ([reel, row]: Cell) => strips[reel]?.children[row] as HTMLElement;
  const allPlaces = () => strips.flatMap((strip) => [...strip.children]);

  return {
    strips,
    place,
    showReel(reel: number, letters: readonly string[]) {
      strips[reel]?.replaceChildren(...letters.map((letter) => cell(symbol(letter))));
    },
    /** Highlights the cells that pay, draws their lines and dims the others. */
    mark(wins: readonly Win[]) {
      const paid = new Set<Element>(wins.flatMap((win) => win.cells.map(place)));
      for (const each of allPlaces()) each.classList.add(paid.has(each) ? 'won' : 'other');
      if (rule.kind !== 'lines') return;
      for (const { line = 1 } of wins) {
        const rows = rule.lines[line - 1] ?? [];
        lines.append(polyline(rows.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' ')));
      }
    },
    /** Removes all highlights and overlays. */
    clear() {
      lines.replaceChildren();
      for (const overlay of reels.querySelectorAll('.overlay')) overlay.remove();
      for (const strip of strips) strip.classList.remove('filled');
      for (const each of allPlaces()) each.classList.remove('won', 'other', 'lit');
    },
  };
}

/** Copies a grid into the table for screen readers. */
export function fillTable({ symbols }: Model, grid: Grid): void {
  grid.forEach((letters, reel) =>
    letters.forEach((letter, row) => setText(`#cell-${reel}-${row}`, symbols[letter]?.name ?? '')),
  );
}
