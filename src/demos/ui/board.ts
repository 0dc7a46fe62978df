import type { Cell, Grid, Win } from '../engine/round.ts';
import type { Model } from '../game.ts';
import { cell, find, polyline, setText, symbol } from './dom.ts';
import { animate, hop, prefersReducedMotion } from './motion.ts';

/** The time between the hops of two reels. */
const BETWEEN_HOPS = 60;

/** The cells that show symbols, and the overlays on them. */
export type Board = ReturnType<typeof createBoard>;

/** Controls the prerendered board of a game. Calls `onLand` when symbols land. */
export function createBoard({ rule }: Model, onLand: () => void) {
  const reels = find('.reels');
  const lines = find('.lines');
  const props = document.querySelectorAll('.side-symbol');
  const strips = [...reels.querySelectorAll<HTMLElement>('.strip')];
  const place = ([reel, row]: Cell) => strips[reel]?.children[row] as HTMLElement;

  return {
    strips,
    place,
    showReel(reel: number, letters: readonly string[]) {
      strips[reel]?.replaceChildren(...letters.map((letter) => cell(symbol(letter))));
    },
    /** Makes the landing of a reel felt: its edge lights up, the board dips, and the props turn to it. */
    land(reel: number) {
      onLand();
      if (prefersReducedMotion()) return;
      const pseudoElement = '::after';
      strips[reel]?.parentElement?.animate({ opacity: [1, 0] }, { duration: 500, pseudoElement });
      animate(reels, [{}, { transform: 'translateY(2px)' }, {}], { duration: 140 });
      for (const prop of props)
        animate(prop, [{}, { transform: 'skewX(-7deg)' }, {}], { duration: 200 });
    },
    /** Highlights the cells that pay, draws their lines and dims the others. What pays hops, from left to right. */
    mark(wins: readonly Win[]) {
      const paid = new Set<Element>(wins.flatMap((win) => win.cells.map(place)));
      for (const [reel, strip] of strips.entries()) {
        for (const each of strip.children) {
          const isPaid = paid.has(each);
          each.classList.add(isPaid ? 'won' : 'other');
          if (isPaid) for (const picture of each.children) hop(picture, reel * BETWEEN_HOPS);
        }
      }
      if (rule.kind === 'lines') {
        for (const { cells } of wins) lines.append(polyline(linePoints(cells)));
      }
    },
    /** Removes all highlights and overlays. */
    clear() {
      lines.replaceChildren();
      for (const overlay of reels.querySelectorAll('.overlay')) overlay.remove();
      for (const strip of strips) strip.classList.remove('filled');
      for (const each of reels.querySelectorAll('.cell')) {
        each.classList.remove('won', 'other', 'lit');
      }
    },
  };
}

/** The points of a win line: through the cells that pay, from side to side of the first and last. */
function linePoints(cells: readonly Cell[]): string {
  const middles = cells.map(([reel, row]) => [reel + 0.5, row + 0.5] as const);
  const [first = [0, 0]] = middles;
  const last = middles.at(-1) ?? first;
  return [[first[0] - 0.46, first[1]], ...middles, [last[0] + 0.46, last[1]]].join(' ');
}

/** Copies a grid into the table for screen readers. */
export function fillTable({ symbols }: Model, grid: Grid): void {
  grid.forEach((letters, reel) =>
    letters.forEach((letter, row) => setText(`#cell-${reel}-${row}`, symbols[letter]?.name ?? '')),
  );
}
