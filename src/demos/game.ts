/** How a game turns the symbols it shows into a result. Multiples are multiples of the stake. */
export type Rule =
  | {
      pays: 'lines';
      /** For each line the row it crosses on every reel, counted from the top. */
      lines: readonly (readonly number[])[];
      /** What happens before the lines are read. */
      feature: 'sun' | 'spark' | 'wheel';
      /** The multiples on the wheel's equal slices. */
      slices?: readonly number[];
    }
  | {
      pays: 'groups';
      /** The factor of the first, second, third … group drop of a round; the last one stays. */
      loop: readonly number[];
    }
  | { pays: 'anywhere' }
  | {
      pays: 'sets';
      fullHouse: number;
      /** The one symbol of which three are a set already. */
      three: { symbol: string; multiple: number };
    };

/** Everything that decides a round; plain data, so that it can travel inside the page. */
export interface Model {
  /** One string for each reel, one letter for each stop, in the order in which they are seen. */
  strips: readonly string[];
  rows: number;
  /** What each letter is called. */
  names: Readonly<Record<string, string>>;
  /** For each paying symbol the multiple of `from` of a kind, of one more, and so on. */
  pays: Readonly<Record<string, readonly number[]>>;
  from: number;
  rule: Rule;
}

/** The published figures; `figures.test.ts` holds them against the full cycle. */
export interface Figures {
  /** How many equally likely rounds there are. */
  cycle: number;
  returnPercent: number;
  hitRatePercent: number;
  /** Standard deviation of a round's result, in stakes. */
  deviation: number;
  max: number;
}

/** A demo game: its maths, its figures and its words. */
export interface Game {
  gameid: string;
  /** The name of its files. */
  id: string;
  title: string;
  /** One line on the title card. */
  invitation: string;
  layout: string;
  howItPays: string;
  /** What sets it apart, in the panel with rules and odds. */
  notes: readonly string[];
  model: Model;
  figures: Figures;
}

/** The rows that ten lines cross on five reels: straight, V, steps, bowls and one zigzag. */
export const TEN_LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];
