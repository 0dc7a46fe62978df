import { idleGrid, resultOf } from '../engine/round.ts';
import type { Cell, Grid, StepOf } from '../engine/step.ts';
import type { Model } from '../game.ts';
import { box, find, polyline, symbol } from './dom.ts';
import { act, animate, prefersReducedMotion, wait } from './motion.ts';
import { winSize } from './result.ts';
import type { Sound } from './sound.ts';

/** The time in which a line is drawn, in milliseconds. */
const DRAWN = 420;

/** So many lines are drawn one after the other. Any others follow at once. */
const IN_TURN = 4;

/** The cells that show symbols, and the overlays on them. */
export type Board = ReturnType<typeof createBoard>;

/** Controls the board of a game. Reels are heard when they start and when they land. */
export function createBoard(model: Model, sound: Sound) {
  const reels = find('.reels');
  const lines = find('.lines');
  /** The highlights on the board. A new round takes them away, even while they still come. */
  let marks = 0;
  const strips = [...reels.querySelectorAll<HTMLElement>('.strip')];
  const place = ([reel, row]: Cell) => strips[reel]?.children[row] as HTMLElement;

  function showReel(reel: number, letters: readonly string[]): void {
    strips[reel]?.replaceChildren(...letters.map((letter) => box('cell', symbol(letter))));
  }

  function drawLine(cells: readonly Cell[]): void {
    const line = polyline(pointsThrough(cells, 0.46).join(' '));
    lines.append(line);
    if (prefersReducedMotion()) return;
    const drawn = { strokeDasharray: [1, 1], strokeDashoffset: [1, 0] };
    line.animate(drawn, { duration: DRAWN, easing: 'ease-in-out' });
  }

  /** Writes on its last symbol what a line or a group pays: "2×", or "12+2×" where another ends there, too. */
  function price(cells: readonly Cell[], multiple: number): void {
    const at = cells.at(-1) ?? ([0, 0] as const);
    const before = document.getElementById(`price-${at.join('-')}`);
    const tag = before ?? lay(document.createElement('b'), 'price', at);
    tag.textContent = `${before?.textContent.replace('×', '+') ?? ''}${multiple}×`;
  }

  /** Lays an element over a cell, whatever the cell shows. It stays until the board is cleared. */
  function lay<T extends HTMLElement | SVGElement>(element: T, name: string, at: Cell): T {
    element.id = `${name}-${at.join('-')}`;
    element.setAttribute('class', `overlay ${name}`);
    element.style.setProperty('--reel', `${at[0]}`);
    element.style.setProperty('--row', `${at[1]}`);
    // Lanterns may hang in two rows: theirs lies in the place itself.
    (model.sets ? place(at) : reels).append(element);
    return element;
  }

  /** Lets these cells act, one after the other within so many milliseconds, or from both ends at once. All that have not won step back. */
  function letAct(cells: readonly Cell[], within = 0, fromEnds = false): void {
    for (const [order, at] of cells.entries()) {
      const passed = fromEnds ? 2 * Math.min(order, cells.length - 1 - order) : order;
      place(at).classList.add('won');
      act(place(at), (passed * within) / cells.length);
    }
  }

  function unmark(): void {
    lines.replaceChildren();
    for (const mark of reels.querySelectorAll('.price')) mark.remove();
    for (const won of reels.querySelectorAll('.won')) won.classList.remove('won');
  }

  const idle = idleGrid(model);
  for (const [reel, letters] of idle.entries()) showReel(reel, letters);
  fillTable(model, idle);

  return {
    strips,
    place,
    showReel,
    /** Removes lines, prices and rings. */
    unmark,
    /** Puts a picture over a cell. */
    cover: (at: Cell, picture: string, name = '') => lay(symbol(picture), name, at),
    /** Lets trails of light shoot through a reel between two times. */
    rush(reel: number, from: number, until: number) {
      sound.touch(reel, from / 1000);
      const transform = ['translateY(-68%)', 'translateY(68%)'];
      const timing = { delay: from, duration: until - from, pseudoElement: '::before' };
      strips[reel]?.parentElement?.animate({ transform, opacity: [1, 1] }, timing);
    },
    /** Makes a landing felt: its symbols give way, and the board dips. */
    land(reel: number) {
      sound.tick(reel);
      const strip = strips[reel];
      if (!strip || prefersReducedMotion()) return;
      const dust = { opacity: [0.8, 0], transform: ['scaleX(.5)', 'scaleX(1)'] };
      strip.parentElement?.animate(dust, { duration: 400, pseudoElement: '::after' });
      for (const picture of strip.querySelectorAll('svg')) {
        const pressed = { transform: 'translateY(7%) scale(1.08, .86)', offset: 0.3 };
        animate(picture, [{}, pressed, {}], { duration: 360 });
      }
      animate(reels, [{}, { transform: 'translateY(3px)' }, {}], { duration: 160 });
    },
    /** Highlights what pays, the smallest win first, and draws its lines. The symbols act as their line passes. */
    async mark(step: StepOf<'pay'>) {
      const paid = resultOf([step]);
      const mine = ++marks;
      const rising = step.wins.toSorted((a, b) => a.multiple - b.multiple);
      for (const [order, { cells, multiple, set }] of rising.entries()) {
        letAct(cells, DRAWN, set === 'mirror');
        for (const at of cells) place(at).classList.toggle('unpaid', !multiple);
        if (model.lines) drawLine(cells);
        if (multiple) price(cells, multiple * step.factor);
        const isLast = order === rising.length - 1;
        if (!multiple || order >= IN_TURN || isLast || prefersReducedMotion()) continue;
        await wait(0.7 * DRAWN);
        if (mine !== marks) return;
      }
      // Less for what does not pay. After a large win, the symbols act twice more.
      await wait(paid ? 700 : 300);
      if (winSize(paid) !== 'large') return;
      for (let again = 0; again < 2 && mine === marks; again++) {
        for (const { cells } of rising) letAct(cells, DRAWN);
        for (const line of lines.children)
          animate(line, [{}, { strokeWidth: 0.2 }, {}], { duration: DRAWN });
        await wait(1000);
      }
    },
    /** Shows what brings a feature before it comes, in place of what has won. */
    async point(cells: readonly Cell[]) {
      unmark();
      letAct(cells);
      await wait(700);
    },
    /** Removes all highlights and overlays. */
    clear() {
      marks++;
      unmark();
      for (const overlay of reels.querySelectorAll('.overlay')) overlay.remove();
    },
  };
}

/** The points of a line through the middles of cells, and so far beyond the first and the last. */
function pointsThrough(cells: readonly Cell[], beyond: number): [x: number, y: number][] {
  const middles = cells.map(([reel, row]): [number, number] => [reel + 0.5, row + 0.5]);
  const [[left, top] = [0, 0]] = middles;
  const [right, bottom] = middles.at(-1) ?? [0, 0];
  return [[left - beyond, top], ...middles, [right + beyond, bottom]];
}

/** Copies a grid into the table for screen readers. */
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
  find('.symbols-shown').replaceWith(filled);
}
