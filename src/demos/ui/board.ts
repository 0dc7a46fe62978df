import type { Model } from '../game.ts';
import type { Cell, Grid, Win } from '../play/round.ts';
import { element, find, polyline, symbol, write } from './dom.ts';

/** The places on which symbols are shown, and everything that is drawn on top of them. */
export interface Board {
  strips: HTMLElement[];
  place(cell: Cell): HTMLElement;
  /** Rings the places that pay, draws their lines and steps the others back. */
  mark(wins: readonly Win[]): void;
  /** Takes away marks, overlays and lights. */
  clear(): void;
}

/** Makes the prerendered board of a game usable. */
export function createBoard(model: Model): Board {
  const reels = find('.reels');
  const lines = find('.lines');
  const strips = [...reels.querySelectorAll<HTMLElement>('.strip')];
  const place = ([reel, row]: Cell) => strips[reel]?.children[row] as HTMLElement;
  const all = () => strips.flatMap((strip) => [...strip.children]);

  return {
    strips,
    place,
    mark(wins) {
      const paid = new Set(wins.flatMap((win) => win.cells.map(place)));
      for (const one of all()) one.classList.add(paid.has(one as HTMLElement) ? 'won' : 'other');
      const { rule } = model;
      if (rule.pays !== 'lines') return;
      for (const { line = 1 } of wins) {
        const rows = rule.lines[line - 1] ?? [];
        lines.append(polyline(rows.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' ')));
      }
    },
    clear() {
      lines.replaceChildren();
      for (const overlay of reels.querySelectorAll('.overlay')) overlay.remove();
      for (const strip of strips) strip.classList.remove('filled');
      for (const one of all()) one.classList.remove('won', 'other', 'lit');
    },
  };
}

/** One place with its symbol; an empty letter leaves it empty. */
export function cell(letter: string): HTMLElement {
  return element('cell', ...(letter ? [symbol(letter)] : []));
}

/** Copies a grid into the table for those who read the result again. */
export function fillTable({ names }: Model, grid: Grid): void {
  grid.forEach((symbols, reel) =>
    symbols.forEach((letter, row) => write(`#cell-${reel}-${row}`, names[letter] ?? '')),
  );
}
