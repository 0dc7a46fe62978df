import type { Grid, Handlers, Step, StepOf } from '../engine/step.ts';
import type { Arrival } from './arrival.ts';
import type { Board } from './board.ts';
import type { Sound } from './sound.ts';

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
