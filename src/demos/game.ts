/** How the symbols on the board become a result. Multiples are multiples of the stake. */
export type Rule =
  | {
      kind: 'lines';
      /** For each line, its row on every reel, counted from 0 at the top. */
      lines: readonly (readonly number[])[];
      /** The sun and the spark change symbols before lines pay. The wheel turns afterwards. */
      feature: 'sun' | 'spark' | 'wheel';
      /** The multiples on the wheel's equal slices. */
      slices?: readonly number[];
    }
  | {
      kind: 'groups';
      /** The factors of the first, second, third … drop of a round. Further drops use the last factor. */
      dropFactors: readonly number[];
    }
  | { kind: 'veils' }
  | {
      kind: 'sets';
      /** The multiple for three of one symbol and two of another. */
      fullHouse: number;
      /** The only symbol that pays for three alike. */
      three: { symbol: string; multiple: number };
    };

/** Everything that decides a round, as plain data. The page holds it as JSON. */
export interface Model {
  /** One string for each reel, with one letter for each stop. */
  strips: readonly string[];
  rows: number;
  /**
   * The symbol of each letter. `pays` has the multiples for `from` alike, for one more, and so on. `plural` is for
   * names that do not just take an s.
   */
  symbols: Readonly<Record<string, { name: string; plural?: string; pays?: readonly number[] }>>;
  /** The smallest number of alike symbols that pays. */
  from: number;
  rule: Rule;
}

/** The published figures of a game. `test/figures.test.ts` proves them. */
export interface Figures {
  /** The number of equally likely rounds. */
  cycle: number;
  /** The long-term return, in per cent of the stakes. */
  returnPercent: number;
  /** The share of rounds that win, in per cent. */
  hitRatePercent: number;
  /** The standard deviation of a round's result, in stakes. */
  deviation: number;
  /** The largest result, in stakes. */
  max: number;
}

/** Something that a round may bring. Eight of them fill the picture of a game, and change nothing else. */
export interface Find {
  /** A symbol, a set, a step, a line or a factor, as `engine/finds.ts` names it. */
  by: string;
  /** What it is called, and the drawing that shows it, unless it is a symbol. */
  name?: string;
  picture?: string;
}

/** A demo. Its name and description are in the content file with the same `launcherGameId`. */
export interface DemoGame {
  launcherGameId: string;
  /** The name of its file in `symbols/` and of its theme in `styles/themes.css`. */
  slug: string;
  layout: string;
  howItPays: string;
  /** Its special rules, for the panel with rules and odds. */
  notes: readonly string[];
  /** The symbols on both sides of a wide board. */
  sideSymbols: readonly [left: string, right: string];
  /** Eight. A visit should find them all in some 60 to 100 rounds, counted as a median. */
  finds: readonly Find[];
  model: Model;
  figures: Figures;
}

/** The letters of the symbols that pay, in the order of the pay table. */
export const payingLetters = ({ symbols }: Model): string[] =>
  Object.keys(symbols).filter((letter) => symbols[letter]?.pays);
