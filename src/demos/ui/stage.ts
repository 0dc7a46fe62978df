import type { Grid, Handlers, StepOf } from '../engine/step.ts';
import type { Board } from './board.ts';
import { animate, wait } from './motion.ts';
import type { Sound } from './sound.ts';

/** How long the old symbols of a reel take to leave, in milliseconds. */
const leaving = 220;

/** How the symbols of a game leave and arrive, with times in milliseconds. No outcome changes them. */
export interface Arrival {
  leaves: Keyframe;
  comes: Keyframe[];
  duration: number;
  betweenReels: number;
  /** The time between two rows, from the top. A negative time starts at the bottom. */
  betweenRows: number;
}

/** Replaces the symbols, reel by reel. Free turns are faster. */
export async function bringIn(board: Board, { grid, held }: StepOf<'land'>, arrival: Arrival) {
  const { leaves, comes, duration, betweenRows } = arrival;
  const betweenReels = arrival.betweenReels / (held.length ? 2 : 1);
  const turning = [...grid.entries()].filter(([reel]) => !held.includes(reel));
  await Promise.all(
    turning.map(async ([reel, letters], order) => {
      await wait(order * betweenReels);
      board.leave(reel, leaves, leaving);
      await wait(leaving);
      board.showReel(reel, letters);
      const lastRow = letters.length - 1;
      for (const row of letters.keys()) {
        const delay = betweenRows * (betweenRows < 0 ? row - lastRow : row);
        animate(board.cellAt([reel, row]), comes, { duration, delay });
      }
      const landing = duration + Math.abs(betweenRows) * lastRow;
      void wait(0.7 * landing).then(() => board.land(reel));
      await wait(landing);
    }),
  );
}

export interface Stage {
  board: Board;
  sound: Sound;
  /** Waits until the player presses the main button, which has this label, or until `elsewhere` resolves. */
  press: (label: string, elsewhere?: Promise<unknown>) => Promise<void>;
  /** Waits for an answer that the main button does not give. Every wait is one of these two, so that the player can stop meanwhile. */
  waitForPlayer: <T>(answer: () => Promise<T>) => Promise<T>;
}

/** How the steps of a round are shown. `shown` is the board before the step. */
export type Show = Omit<Handlers<unknown, [shown: Grid]>, 'land' | 'choose'> & {
  begin?: () => unknown;
  land: (step: StepOf<'land'>) => Promise<void>;
  choose?: (step: StepOf<'choose'>) => Promise<number>;
  /** Called when all steps have been shown, before the outcome is announced. */
  settle?: () => void;
  /** Called when the board that paid most is shown once more, for what the game shows besides symbols. */
  bringBack?: (grid: Grid, paid: StepOf<'pay'>) => void;
  /** Called after a round without a win. Shows a small event that no outcome depends on, and returns its words. */
  onLoss?: (grid: Grid) => string;
};
