/** The letters on the board: for each reel, from top to bottom. */
export type Grid = string[][];

/** A position in the grid, counted from 0. */
export type Cell = readonly [reel: number, row: number];

/** One combination that pays, or that leaves the board unpaid. */
export interface Win {
  symbol: string;
  count: number;
  multiple: number;
  cells: readonly Cell[];
  /** Counted from 1. */
  line?: number;
  set?: 'full house' | 'mirror';
  /** The symbols of all lanterns in the set. */
  hand?: readonly string[];
}

/** The fields of each type of step. `grid` is the board at the end of the step. */
interface Steps {
  /** Reels stop on these strips. Those in `held` did not turn. */
  land: {
    grid: Grid;
    strips: readonly string[];
    stops: readonly number[];
    held: readonly number[];
  };
  expand: { grid: Grid; cell: Cell };
  walk: { grid: Grid; reel: number };
  /** The seed of the fire before becomes fireweed. */
  sprout: { grid: Grid; cell: Cell };
  /** Lightning strikes, or the fire runs on. These cells burn, one after the other. `burnt` counts all of the round. */
  ignite: { grid: Grid; spark: Cell; cells: readonly Cell[]; burnt: number };
  bloom: { grid: Grid; cells: readonly Cell[] };
  uncover: { grid: Grid; cell: Cell; symbol: string };
  /** The player chooses by number, such as one of `cells`. The result of each choice is drawn before it is offered. */
  choose: { grid: Grid; cells?: readonly Cell[]; after: (choice: number) => Step[] };
  reveal: { grid: Grid; cell: Cell; symbol: string };
  pay: { wins: readonly Win[]; factor: number };
  drop: { grid: Grid; gone: readonly Cell[] };
  wheel: { wheel: number; name: string; slice: number; multiple: number };
}

type StepType = keyof Steps;
export type StepOf<T extends StepType> = { [K in T]: { type: K } & Steps[K] }[T];
export type Step = StepOf<StepType>;

/** A function for each of some types of steps. */
export type Handlers<Result, Rest extends unknown[] = []> = {
  [T in StepType]?: (step: StepOf<T>, ...rest: Rest) => Result;
};

/** Calls the function for the type of a step, if there is one. */
export const handle = <T extends StepType, Result, Rest extends unknown[]>(
  handlers: Handlers<Result, Rest>,
  step: StepOf<T>,
  ...rest: Rest
): Result | undefined => handlers[step.type]?.(step, ...rest);
