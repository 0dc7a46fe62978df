/** How the symbols shown become a result. Multiples are multiples of the stake. */
export type Rule =
  | {
      kind: 'lines';
      /** For each line the row it crosses on every reel, counted from 0 at the top. */
      lines: readonly (readonly number[])[];
      /** The sun and the spark change symbols before the lines are read; the wheel turns afterwards. */
      feature: 'sun' | 'spark' | 'wheel';
      /** The multiples on the wheel's equal slices. */
      slices?: readonly number[];
    }
  | {
      kind: 'groups';
      /** The factor of the first, second, third … drop of a round. The last one stays. */
      dropFactors: readonly number[];
    }
  | { kind: 'veils' }
  | {
      kind: 'sets';
      /** What three of one symbol and two of another pay. */
      fullHouse: number;
      /** The one symbol that pays from three alike. */
      three: { symbol: string; multiple: number };
    };

/** Everything that decides a round. It is plain data, so that the page can hold it as JSON. */
export interface Model {
  /** One string for each reel, one letter for each stop, in the order in which they pass. */
  strips: readonly string[];
  rows: number;
  /** The symbol of each letter. `pays` is its price for `from` alike, for one more, and so on. */
  symbols: Readonly<Record<string, { name: string; pays?: readonly number[] }>>;
  /** The smallest number of like symbols that has a price. */
  from: number;
  rule: Rule;
}

/** The published figures of a game. `test/figures.test.ts` proves them. */
export interface Figures {
  /** How many equally likely rounds there are. */
  cycle: number;
  /** What comes back of the credits staked, in per cent. */
  returnPercent: number;
  /** How many rounds win, in per cent. */
  hitRatePercent: number;
  /** Standard deviation of a round's result, in stakes. */
  deviation: number;
  /** The largest result of a round, in stakes. */
  max: number;
}

/** A demo. Its name and its line are in the content file that has the same `launcherGameId`. */
export interface DemoGame {
  launcherGameId: string;
  /** The name of its symbol file and of its theme in `styles/themes.css`. */
  slug: string;
  layout: string;
  howItPays: string;
  /** Its special rules, for the panel with rules and odds. */
  notes: readonly string[];
  /** The symbols on both sides of a wide board. */
  sideSymbols: readonly [left: string, right: string];
  model: Model;
  figures: Figures;
}

/** The letters that have a price, in the order of the pay table. */
export const payingLetters = ({ symbols }: Model): string[] =>
  Object.keys(symbols).filter((letter) => symbols[letter]?.pays);
