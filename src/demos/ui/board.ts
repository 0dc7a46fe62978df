import { idleGrid } from '../engine/round.ts';
import type { Cell, Grid, StepOf } from '../engine/step.ts';
import type { Model } from '../game.ts';
import { query, span, svg, symbol } from './dom.ts';
import { act, animate, wait } from './motion.ts';
import type { Sound } from './sound.ts';

/** The time in which a line is drawn, and the time in which the last of many lines begins, in milliseconds. */
const LINE = 420;
const ALL_LINES = 1200;

export type Board = ReturnType<typeof createBoard>;

export function createBoard(model: Model, sound: Sound) {
  const reels = query('.reels');
  const lines = query('.lines');
  /** The highlights on the board. A new round takes them away, even while they still come. */
  let marks = 0;
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

  /** Writes on its last symbol what a line or a group pays: "2×", or "12+2×" where another ends there, too. */
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
    // Lanterns may hang in two rows: theirs lies in the place itself.
    (model.place === 'Lantern' ? cellAt(at) : reels).append(element);
    return element;
  }

  function letAct(cells: readonly Cell[]): void {
    for (const [order, cell] of cells.entries()) {
      cellAt(cell).classList.add('won');
      act(cellAt(cell), (order * LINE) / cells.length);
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
    async mark(step: StepOf<'pay'>) {
      const mark = ++marks;
      const wins = step.wins.toSorted((a, b) => a.multiple - b.multiple);
      for (const prop of document.querySelectorAll('.side-symbol')) act(prop);
      for (const { cells, multiple } of wins) {
        letAct(cells);
        if (model.lines) drawLine(cells);
        if (multiple) price(cells, multiple * step.factor);
        else for (const cell of cells) cellAt(cell).classList.add('unpaid');
        await wait(Math.min(LINE, ALL_LINES / wins.length));
        if (mark !== marks) return;
      }
    },
    clear() {
      marks++;
      lines.replaceChildren();
      for (const overlay of reels.querySelectorAll('.overlay')) overlay.remove();
      for (const cell of reels.querySelectorAll('.cell')) cell.classList.remove('won', 'told');
    },
  };
}

export function fillTable({ symbols, rows }: Model, grid: Grid): void {
  // All at once: Orca drops what a page announces among more than fifty changes.
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
