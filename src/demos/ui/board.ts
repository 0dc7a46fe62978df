import { idleGrid } from '../engine/round.ts';
import type { Cell, Grid, StepOf } from '../engine/step.ts';
import type { Model } from '../game.ts';
import { query, span, svg, symbol } from './dom.ts';
import { animate, animateSymbols, wait } from './motion.ts';
import type { Sound } from './sound.ts';

/** The time to draw a line, and the time until the last of many lines begins, in milliseconds. */
const LINE = 420;
const ALL_LINES = 1200;

export type Board = ReturnType<typeof createBoard>;

export function createBoard(model: Model, sound: Sound) {
  const reels = query('.reels');
  const lines = query('.lines');
  /** Counts the calls that highlight wins. A new round ends those that are not finished. */
  let highlights = 0;
  const strips = [...reels.querySelectorAll<HTMLElement>('.strip')];
  const cellAt = ([reel, row]: Cell) => strips[reel]?.children[row] as HTMLElement;

  function showReel(reel: number, letters: readonly string[]): void {
    strips[reel]?.replaceChildren(...letters.map((letter) => span('cell', symbol(letter))));
  }

  function drawLine(cells: readonly Cell[]): void {
    const line = svg('polyline', '');
    line.setAttribute('points', cells.map(([reel, row]) => `${reel + 0.5},${row + 0.5}`).join(' '));
    line.setAttribute('pathLength', '1');
    lines.append(line);
    const drawn = [1, 0].map((strokeDashoffset) => ({ strokeDasharray: 1, strokeDashoffset }));
    animate(line, drawn, { duration: LINE, easing: 'ease-in-out' });
  }

  /** Shows what a line or a group pays on its last symbol: "2×", or "12+2×" if another one ends there, too. */
  function price(cells: readonly Cell[], multiple: number): void {
    const at = cells.at(-1) ?? ([0, 0] as const);
    const before = document.getElementById(`price-${at.join('-')}`);
    const tag = before ?? addOverlay(document.createElement('b'), 'price', at);
    tag.textContent = `${before?.textContent.replace('×', '+') ?? ''}${multiple}×`;
  }

  function addOverlay<T extends HTMLElement | SVGElement>(element: T, name: string, at: Cell): T {
    element.id = `${name}-${at.join('-')}`;
    element.setAttribute('class', `overlay ${name}`);
    element.style.setProperty('--reel', `${at[0]}`);
    element.style.setProperty('--row', `${at[1]}`);
    // Lanterns may be in two rows, so their overlays are inside the cell.
    (model.place === 'Lantern' ? cellAt(at) : reels).append(element);
    return element;
  }

  function animateCells(cells: readonly Cell[]): void {
    for (const [order, cell] of cells.entries()) {
      cellAt(cell).classList.add('won');
      animateSymbols(cellAt(cell), (order * LINE) / cells.length);
    }
  }

  function land(reel: number): void {
    sound.reelLands(reel);
    const pressed = { transform: 'translateY(7%) scale(1.08, .86)', offset: 0.3 };
    for (const picture of strips[reel]?.querySelectorAll('svg') ?? [])
      animate(picture, [{}, pressed, {}], { duration: 360 });
  }

  const idle = idleGrid(model);
  for (const [reel, letters] of idle.entries()) showReel(reel, letters);
  fillTable(model, idle);

  return {
    strips,
    land,
    cellAt,
    showReel,
    leave(reel: number, leaves: Keyframe, duration: number) {
      sound.reelStarts(reel);
      for (const cell of strips[reel]?.children ?? [])
        animate(cell, [{}, leaves], { duration, easing: 'ease-in', fill: 'forwards' });
    },
    addOverlay,
    async highlight(step: StepOf<'pay'>) {
      const highlight = ++highlights;
      const wins = step.wins.toSorted((a, b) => a.multiple - b.multiple);
      for (const prop of document.querySelectorAll('.side-symbol')) animateSymbols(prop);
      for (const { cells, multiple } of wins) {
        animateCells(cells);
        if (model.lines) drawLine(cells);
        if (multiple) price(cells, multiple * step.factor);
        else for (const cell of cells) cellAt(cell).classList.add('unpaid');
        await wait(Math.min(LINE, ALL_LINES / wins.length));
        if (highlight !== highlights) return;
      }
    },
    clear() {
      highlights++;
      lines.replaceChildren();
      for (const overlay of reels.querySelectorAll('.overlay')) overlay.remove();
      for (const cell of reels.querySelectorAll('.cell'))
        cell.classList.remove('won', 'highlighted');
    },
  };
}

export function fillTable({ symbols, rows }: Model, grid: Grid): void {
  // Replaced in one change: among more than fifty, Orca drops announcements.
  const filled = document.createElement('tbody');
  filled.className = 'symbols-shown';
  for (let row = 0; row < rows; row++) {
    const line = filled.insertRow();
    for (const letters of grid) {
      line.insertCell().textContent = symbols[letters[row] ?? '']?.name ?? '';
    }
  }
  query('.symbols-shown').replaceWith(filled);
}
