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
  /** What all lanterns of a set show. */
  hand?: readonly string[];
}

/** A step of a round. `grid` is the board at its end. */
export type Step =
  /** Reels stop. Those in `held` did not turn. */
  | {
      type: 'land';
      grid: Grid;
      strips: readonly string[];
      stops: readonly number[];
      held: readonly number[];
    }
  | { type: 'expand'; grid: Grid; cell: Cell }
  | { type: 'walk'; grid: Grid; reel: number }
  /** A spark falls. These cells burn, one after the other, and are ash. */
  | { type: 'ignite'; grid: Grid; spark: Cell; cells: readonly Cell[] }
  | { type: 'bloom'; grid: Grid; cells: readonly Cell[] }
  /** The ash shows something. */
  | { type: 'uncover'; grid: Grid; cell: Cell; symbol: string }
  /** The player chooses a wheel, a wind, one of `cells` or, by its bits, lanterns to keep. What follows each choice is drawn before. */
  | { type: 'choose'; grid: Grid; cells?: readonly Cell[]; after: (choice: number) => Step[] }
  | { type: 'reveal'; grid: Grid; cell: Cell; symbol: string }
  | { type: 'pay'; wins: readonly Win[]; factor: number }
  | { type: 'drop'; grid: Grid; gone: readonly Cell[] }
  | { type: 'wheel'; wheel: number; name: string; slice: number; multiple: number };

export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;
