import type { Grid, Handlers, Step, StepOf } from '../engine/step.ts';
import type { Board } from './board.ts';
import { animate, wait } from './motion.ts';
import type { Sound } from './sound.ts';

/** The time in which the old symbols of a reel leave, in milliseconds. */
const LEAVE = 220;

/** How the symbols of a game go and come, with times in milliseconds. They are the same whatever comes. */
export interface Arrival {
  leaves: Keyframe;
  comes: Keyframe[];
  duration: number;
  betweenReels: number;
  /** The time between two rows, from the top, or below 0 from the bottom. */
  betweenRows: number;
}

/** Lets the symbols of each reel leave, and new ones come, reel by reel. Further turns of a round are faster. */
export async function bringIn(board: Board, { grid, held }: StepOf<'land'>, arrival: Arrival) {
  const { leaves, comes, duration, betweenRows } = arrival;
  const betweenReels = arrival.betweenReels / (held.length ? 2 : 1);
  const turning = [...grid.entries()].filter(([reel]) => !held.includes(reel));
  await Promise.all(
    turning.map(async ([reel, letters], order) => {
      await wait(order * betweenReels);
      board.leave(reel, leaves, LEAVE);
      await wait(LEAVE);
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
  /** Waits until the player presses the main button, which says what that does, or chooses something elsewhere. */
  press: (label: string, elsewhere?: Promise<unknown>) => Promise<void>;
}

/** How the steps of a round are shown. `shown` is the board before the step. */
export type Show = Omit<Handlers<unknown, [shown: Grid]>, 'land' | 'choose'> & {
  begin?: () => unknown;
  choose?: (step: StepOf<'choose'>) => Promise<number>;
  /** All steps have been shown, and the outcome is announced next. */
  settle?: (steps: readonly Step[]) => void;
  /** A round has won nothing. Lets something small happen that no outcome depends on, and returns its words. */
  lose?: (grid: Grid) => string;
  /** The outcome has been announced, and the next round may begin soon. */
  end?: (grid: Grid) => unknown;
} & ({ arrival: Arrival } | { land: (step: StepOf<'land'>) => Promise<void> });
