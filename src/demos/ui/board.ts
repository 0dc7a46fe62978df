import type { Cell, Grid, Win } from '../engine/round.ts';
import type { Model } from '../game.ts';
import { cell, find, polyline, setText, symbol } from './dom.ts';

/** The places that show symbols, and everything that is drawn on top of them. */
export type Board = ReturnType<typeof createBoard>;

/** Makes the prerendered board of a game usable. */
export function createBoard({ rule }: Model) {
  const reels = find('.reels');
  const lines = find('.lines');
  const strips = [...reels.querySelectorAll<HTMLElement>('.strip')];
  const place = ([reel, row]: Cell) => strips[reel]?.children[row] as HTMLElement;
  const allPlaces = () => strips.flatMap((strip) => [...strip.children]);

  return {
    strips,
    place,
    /** Shows these letters on one reel. */
    showReel(reel: number, letters: readonly string[]) {
      strips[reel]?.replaceChildren(...letters.map((letter) => cell(symbol(letter))));
    },
    /** Rings the places that pay, draws their lines and dims the others. */
    mark(wins: readonly Win[]) {
      const paid = new Set<Element>(wins.flatMap((win) => win.cells.map(place)));
      for (const each of allPlaces()) each.classList.add(paid.has(each) ? 'won' : 'other');
      if (rule.kind !== 'lines') return;
      for (const { line = 1 } of wins) {
        const rows = rule.lines[line - 1] ?? [];
        lines.append(polyline(rows.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' ')));
      }
    },
    /** Removes marks, overlays and lights. */
    clear() {
      lines.replaceChildren();
      for (const overlay of reels.querySelectorAll('.overlay')) overlay.remove();
      for (const strip of strips) strip.classList.remove('filled');
      for (const each of allPlaces()) each.classList.remove('won', 'other', 'lit');
    },
  };
}

/** Copies a grid into the table that screen readers can read again. */
export function fillTable({ symbols }: Model, grid: Grid): void {
  grid.forEach((letters, reel) =>
    letters.forEach((letter, row) => setText(`#cell-${reel}-${row}`, symbols[letter]?.name ?? '')),
  );
}
