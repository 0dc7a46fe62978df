import { idleGrid } from '../engine/round.ts';
import type { Cell, Grid, StepOf } from '../engine/step.ts';
import type { Model } from '../engine/rule.ts';
import { query, span, svg, symbol } from './dom.ts';
import { nameOf } from '../words.ts';
import { animate, animateSymbols, movingOpacity, wait } from './motion.ts';
import type { Sound } from './sound.ts';

/** The time to show a win, and the time until all of many wins are shown, in milliseconds. */
const oneWin = 420;
const allWins = 1200;

export type Board = ReturnType<typeof createBoard>;

export function createBoard(model: Model, sound: Sound) {
  const reels = query('.reels');
  const lines = query('.lines');
  /** The step whose wins are highlighted. Another one, or a new round, ends what is not finished. */
  let highlighted: StepOf<'pay'> | undefined;
  const strips = [...reels.querySelectorAll<HTMLElement>('.strip')];
  const stripAt = (reel: number) => strips[reel] as HTMLElement;
  const cellAt = ([reel, row]: Cell) => stripAt(reel).children[row] as HTMLElement;

  const cells = (letters: readonly string[]) =>
    letters.map((letter) => span('cell', symbol(letter)));

  function showReel(reel: number, letters: readonly string[]): void {
    stripAt(reel).replaceChildren(...cells(letters));
  }

  function drawLine(cells: readonly Cell[]): void {
    const line = svg('polyline', '');
    line.setAttribute('points', cells.map(([reel, row]) => `${reel + 0.5},${row + 0.5}`).join(' '));
    line.setAttribute('pathLength', '1');
    lines.append(line);
    const drawn = [1, 0].map((strokeDashoffset) => ({ strokeDasharray: 1, strokeDashoffset }));
    animate(line, drawn, { duration: oneWin, easing: 'ease-in-out' });
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
    reels.append(element);
    return element;
  }

  function land(reel: number): void {
    sound.reelLands(reel);
    const pressed = { transform: 'translateY(7%) scale(1.08, .86)', offset: 0.3 };
    for (const picture of stripAt(reel).querySelectorAll('svg'))
      animate(picture, [{}, pressed, {}], { duration: 360 });
  }

  function clear(): void {
    highlighted = undefined;
    lines.replaceChildren();
    for (const overlay of reels.querySelectorAll('.overlay')) overlay.remove();
    for (const cell of reels.querySelectorAll('.cell')) cell.classList.remove('won', 'highlighted');
  }

  const idle = idleGrid(model);
  for (const [reel, letters] of idle.entries()) showReel(reel, letters);
  fillTable(model, idle);

  return {
    stripAt,
    land,
    cellAt,
    showReel,
    /**
     * Adds symbols to a reel: after those that it shows, or before them. The returned function removes all but those at that
     * end. They are not replaced, because WebKitGTK shows new ones empty until they are drawn.
     */
    extend(reel: number, letters: readonly string[], where: 'append' | 'prepend') {
      const strip = stripAt(reel);
      strip[where](...cells(letters));
      return () => {
        const passed = [...strip.children];
        const stay = where === 'append' ? passed.slice(-model.rows) : passed.slice(0, model.rows);
        for (const cell of passed) if (!stay.includes(cell)) cell.remove();
      };
    },
    leave(reel: number, leaves: Keyframe, duration: number) {
      sound.reelStarts(reel);
      for (const cell of stripAt(reel).children)
        animate(cell, [{}, leaves], { duration, easing: 'ease-in', fill: 'forwards' });
    },
    addOverlay,
    isHighlighted: (step: StepOf<'pay'>) => highlighted === step,
    /** Brings the winning symbols forward, one after the other, and then all of them together. */
    async highlight(step: StepOf<'pay'>) {
      highlighted = step;
      const wins = step.wins.toSorted((a, b) => a.multiple - b.multiple);
      for (const prop of document.querySelectorAll('.side-symbol')) animateSymbols(prop);
      for (const { cells, multiple, line } of wins) {
        if (line) drawLine(cells);
        for (const cell of cells) {
          cellAt(cell).classList.add('won');
          animateSymbols(cellAt(cell));
          await wait(Math.min(oneWin, allWins / wins.length) / cells.length);
          if (highlighted !== step) return;
        }
        if (multiple) price(cells, multiple * step.factor);
        else for (const cell of cells) cellAt(cell).classList.add('unpaid');
      }
      for (const picture of reels.querySelectorAll('.won .symbol'))
        animate(picture, [{}, { scale: 1.14 }, {}], { duration: oneWin });
    },
    clear,
    /** Shows a board of the same round once more. */
    bringBack(grid: Grid) {
      clear();
      for (const [reel, letters] of grid.entries()) {
        showReel(reel, letters);
        animate(stripAt(reel), [{ opacity: movingOpacity }, {}], { duration: 300 });
      }
    },
  };
}

export function fillTable(model: Model, grid: Grid): void {
  // Replaced in one change: among more than fifty, Orca drops announcements.
  const filled = document.createElement('tbody');
  filled.className = 'symbols-shown';
  for (let row = 0; row < model.rows; row++) {
    const line = filled.insertRow();
    for (const letters of grid) line.insertCell().textContent = nameOf(model, letters[row]);
  }
  query('.symbols-shown').replaceWith(filled);
}
