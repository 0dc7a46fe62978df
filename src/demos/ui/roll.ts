import { windowAt } from '../engine/round.ts';
import type { StepOf } from '../engine/step.ts';
import type { Board } from './board.ts';
import { animate, prefersReducedMotion, spring, wait } from './motion.ts';

/**
 * The opacity of symbols on a reel that rolls. It is a little more than `movingOpacity`, because the colours of games with
 * lines differ less, and still cannot flash (`flash.test.ts`).
 */
export const rollingOpacity = 0.28;

/** How reels roll, with times in milliseconds. No outcome changes them. */
export interface Rolling {
  /** Whether the symbols move up. */
  up: boolean;
  /** From the start until the first reel lands, and from one landing to the next. */
  first: number;
  between: number;
}

/** The time in which a symbol passes, and the times in which a reel draws back and settles. */
const passing = 70;
const drawingBack = 90;
const settling = 280;

/** Gathers speed in the first part of the time. */
const gathers = 'cubic-bezier(.3, 0, .7, .7)';

/** Rolls all reels at once along their strips. They land one after the other. Free turns are faster. */
export async function roll(board: Board, step: StepOf<'land'>, { up, first, between }: Rolling) {
  const { grid, strips, stops, held } = step;
  const share = held.length ? 0.5 : 1;
  const turning = [...grid.entries()].filter(([reel]) => !held.includes(reel));
  await Promise.all(
    turning.map(async ([reel, { length: rows }], order) => {
      const strip = board.stripAt(reel);
      const time = share * (first + order * between);
      const isReduced = prefersReducedMotion();
      const rowsPassed = isReduced ? rows : Math.round((time - 2 * drawingBack) / passing) + rows;
      const stop = (stops[reel] ?? 0) - (up ? rowsPassed - rows : 0);
      const passed = windowAt(strips[reel] ?? '', stop, rowsPassed);
      const trim = board.extend(reel, passed, up || isReduced ? 'append' : 'prepend');
      const at = (row: number) => {
        const rowsAbove = up ? row : rowsPassed - row;
        return { transform: `translateY(${(-100 * rowsAbove) / (rowsPassed + rows)}%)` };
      };
      const opacity = rollingOpacity;
      const rolls: Keyframe[] = [
        { ...at(0), opacity: 1 },
        { ...at(-0.2), opacity, offset: drawingBack / time, easing: gathers },
        { ...at(rowsPassed + 0.12), opacity },
      ];
      const rolling = animate(strip, rolls, { duration: time, easing: 'linear', fill: 'both' });
      await wait(time);
      trim();
      rolling.cancel();
      board.land(reel);
      const over = { opacity, transform: `translateY(${(up ? -12 : 12) / rows}%)` };
      animate(strip, [over, { opacity: 1, transform: 'none' }], {
        duration: settling,
        easing: spring,
      });
      await wait(settling);
    }),
  );
}
