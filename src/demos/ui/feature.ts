import type { Grid, Step, StepOf } from '../engine/round.ts';
import type { DemoGame, Model } from '../game.ts';
import type { Board } from './board.ts';
import type { Sound } from './sound.ts';
import type { Pace } from './timing.ts';

type Type = Step['type'];

/** What the module of one game works with. */
export interface Stage {
  game: DemoGame;
  board: Board;
  sound: Sound;
  /** Waits until the player presses the main button, which says what that does. */
  press: (label: string) => Promise<void>;
}

/** How the steps of a round are shown. `shown` is the board before the step. */
export type Show = {
  [T in Exclude<Type, 'land' | 'choose'>]?: (step: StepOf<T>, shown: Grid) => unknown;
} & {
  /** A round begins. */
  begin?: () => void;
  /** In place of reels that turn. */
  land?: (step: StepOf<'land'>, pace: Pace) => Promise<void>;
  /** Waits for the player's choice. */
  choose?: (step: StepOf<'choose'>) => Promise<number>;
  /** All steps have been shown, and the outcome is told next. */
  settle?: () => void;
  /** A round has ended, and the next may begin. */
  end?: (grid: Grid, hasBegunAgain: () => boolean) => unknown;
};

/** What only one game has: how its own steps are shown and told. */
export interface Feature {
  /** What the main button says while a step is shown. */
  doing?: { [T in Type]?: (step: StepOf<T>) => string };
  /** What screen readers hear of a step. */
  say?: { [T in Type]?: (step: StepOf<T>, model: Model) => string };
  /** The steps of which the page says so, too, before what won. */
  tells?: readonly Type[];
  show: (stage: Stage) => Show;
}
