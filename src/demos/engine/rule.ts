import type { Random } from './random.ts';
import type { Step, StepOf } from './step.ts';

interface GameSymbol {
  name: string;
  /** The plural, if it is not the name with an s. */
  plural?: string;
  /** The multiples for `from` alike, for one more, and so on, or for each of `counts`. */
  pays?: readonly number[];
  /** The effect of a symbol without a price, for the pay table. */
  does?: string;
}

/** A wheel, with the multiples of its slices, which have the same chance. */
export interface Wheel {
  name: string;
  slices: readonly number[];
}

/** The reels and the prices of a game, as plain data. Multiples are multiples of the stake. */
export interface Model {
  /** The name of a column of the board: "Reel" by default. */
  place?: 'Column' | 'Lantern';
  /** One string for each reel, with one letter for each stop. */
  strips: readonly string[];
  rows: number;
  symbols: Readonly<Record<string, GameSymbol>>;
  /** The smallest number of alike symbols that pays. */
  from: number;
  /** The smallest count of symbols for each price, if a price covers several counts. */
  counts?: readonly number[];
  /** The heading of the counts in the pay table: "alike" by default. */
  counted?: string;
  /** Whether the last price is also for all larger counts. */
  isOpenEnded?: boolean;
}

/** A set that pays besides equal lanterns. */
export interface HandSet {
  name: 'full house' | 'mirror';
  words: string;
  multiple: number;
}

/** What each kind of rule needs besides the model. */
interface RuleParts {
  /** For each line that pays, its row on every reel, counted from 0 at the top: '01210'. */
  sun: { lines: readonly string[] };
  /** The player chooses one of the wheels. All pay the same on average. */
  wheel: { lines: readonly string[]; wheels: readonly Wheel[] };
  /** The factors of the first, second, third … drop of a round. Further drops use the last factor. */
  drops: { factors: readonly number[] };
  /** The number of leaves with a fox, and the secrets of the others: one letter each, equally likely. */
  leaves: { foxes: number; secrets: string };
  /**
   * The player chooses a cloud, whose lightning strikes one kind of plant. All pay the same on average. Under the ash is one of
   * the equally likely letters, or nothing for a dot.
   */
  fire: { clouds: readonly { name: string; plant: string }[]; ashFinds: string };
  /** The best set first. */
  sets: { sets: readonly HandSet[] };
}

export type RuleKind = keyof RuleParts;
type Round = [model: Model, landed: StepOf<'land'>, random: Random];

/** A rule: its parts, and the steps of a round after the symbols have landed. */
type Rule<K extends RuleKind> = RuleParts[K] & {
  kind: K;
  steps: (...round: Round) => Step[];
};

/** Returns a function that makes rules of a kind from their parts. */
export const defineRule =
  <K extends RuleKind>(kind: K, steps: (parts: RuleParts[K], ...round: Round) => Step[]) =>
  (parts: RuleParts[K]): Rule<K> => ({
    ...parts,
    kind,
    steps: (...round) => steps(parts, ...round),
  });

/** What a round is played with. */
export interface Playable<K extends RuleKind = RuleKind> {
  model: Model;
  rule: { [Kind in K]: Rule<Kind> }[K];
}
