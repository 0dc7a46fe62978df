import type { Model, Playable, RuleKind } from './engine/rule.ts';
import type { Handlers, Step, Win } from './engine/step.ts';
import type { Instrument } from './instrument.ts';

/** The price of a round, in play credits. There is no other stake. */
export const stakeCredits = 20;
export const creditsAtStart = 2000;

/** A demo. Its name and description are in the content file with the same `launcherGameId`. */
export interface DemoGame<K extends RuleKind = RuleKind> extends Playable<K> {
  launcherGameId: string;
  /** The name of its folder in `games/`. */
  slug: string;
  layout: string;
  howItPays: string;
  /** The way to play whose figures the page gives, a key of `figures.json`. By default there is only one way. */
  usual?: string;
  /** A sentence about the feature of the game, shown before the first round. At most 84 characters. */
  promise: string;
  /** Its special rules, for the panel with rules and odds. */
  notes: readonly string[];
  /** Events of a round (`finds.ts`), each with the start of a sentence that ends with its frequency. */
  features?: readonly { event: string; text: string }[];
  /** The label of the main button before a round, and during it. */
  button: readonly [idle: string, busy: string];
  /** Its label during a step. */
  doing?: Handlers<string>;
  /** The sentence for a step, for screen readers. */
  say?: Handlers<string, [model: Model]>;
  /** The words for a win, where they are not just a number of symbols. */
  won?: (win: Win, model: Model) => string | undefined;
  /** The words for a round without a win. `onLoss` of the game’s `Show` adds its own. */
  lossText?: (steps: readonly Step[], model: Model) => string;
  /** The symbols to the left and right of a wide board. */
  sideSymbols: readonly [left: string, right: string];
  /** Eight things to find in a visit, the best first. Seven complete the picture. */
  finds: readonly string[];
  /** The name and the drawing of each find that is not a symbol. */
  findNames?: Readonly<Record<string, { name: string; picture: string }>>;
  /** The last sentence of a visit, when the player stops. */
  farewell: string;
  instrument: Instrument;
}
