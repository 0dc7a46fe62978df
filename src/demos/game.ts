import type { Random } from './engine/random.ts';
import type { Handlers, Step, StepOf, Win } from './engine/step.ts';

/** The price of a round, in play credits. There is no other stake. */
export const STAKE = 20;
export const START_CREDITS = 2000;

export interface GameSymbol {
  name: string;
  /** For names that do not just take an s. */
  plural?: string;
  /** The multiples for `from` alike, for one more, and so on, or for each of `counts`. */
  pays?: readonly number[];
  /** What a symbol without a price does, for the pay table. */
  does?: string;
}

/** Everything that decides a round, as plain data. Multiples are multiples of the stake. */
export interface Model {
  /** What stands side by side: "Reel" by default. Lanterns are empty at first, and may hang in two rows. */
  place?: 'Column' | 'Lantern';
  /** One string for each reel, with one letter for each stop. */
  strips: readonly string[];
  rows: number;
  symbols: Readonly<Record<string, GameSymbol>>;
  /** The smallest number of alike symbols that pays. */
  from: number;
  /** From how many on each price holds, where one price is for several numbers. */
  counts?: readonly number[];
  /** What is counted, for the pay table: "alike" by default. */
  counted?: string;
  /** Whether the last price is also for all larger numbers. */
  isOpenEnded?: boolean;
  /** For each line that pays, its row on every reel, counted from 0 at the top: '01210'. */
  lines?: readonly string[];
  /** The wheels to choose from, with their slices, which have the same chance. All pay the same on average. */
  wheels?: readonly { name: string; slices: readonly number[] }[];
  /** The factors of the first, second, third … drop of a round. Further drops use the last factor. */
  dropFactors?: readonly number[];
  /** Who sleeps behind some of the leaves, and what the others hide: one letter of `secrets` each, equally likely. */
  foxes?: number;
  secrets?: string;
  /** The clouds to choose from. Each carries the spark to one kind of plant. All pay the same on average. */
  clouds?: readonly { name: string; plant: string }[];
  /** What the ash may show, one letter for each equal chance. A dot is nothing. */
  lost?: string;
  /** What pays besides lanterns that are just alike, the best first. */
  sets?: readonly { name: 'full house' | 'mirror'; words: string; multiple: number }[];
}

/** A model with the parts that a rule needs. */
export type ModelWith<K extends keyof Model> = Model & Required<Pick<Model, K>>;

/** The rule of a game: the steps of a round after the symbols have landed. */
export type Rule<K extends keyof Model> = (
  model: ModelWith<K>,
  landed: StepOf<'land'>,
  random: Random,
) => Step[];

export interface Voice {
  /** Its overtone, as a multiple of the note. */
  overtone: number;
  /** How long it rings, in seconds. */
  ring: number;
  level: number;
  /** How much softer a note is than the one an octave below, from A4 on: ears hear high notes louder. */
  softer?: number;
  /** The form of its wave, unless it is pure. */
  wave?: OscillatorType;
  /** Above what multiple of the note it is muffled. */
  lowPass?: number;
  /** The multiple of the note from which it glides to the note. */
  glide?: number;
  /** How loud its knock is, as a part of its level. It is 0.3 by default. */
  knock?: number;
  /** How loud the note two octaves above sounds with it, as a part of its level. */
  shine?: number;
}

/** What sounds all the time, some 15 dB below a win: noise through a narrow band, such as wind, water or crickets. */
export interface Ground {
  /** The middles of its bands, in hertz, and how narrow they are. */
  bands: readonly number[];
  narrow: number;
  level: number;
  /** How often in a second it swells. */
  rate: number;
}

export interface Instrument {
  voice: Voice;
  /** What lands, is found or begins: a bead, a pad, a drop of water. */
  landing: Voice;
  /** Two phrases of eight notes, in semitones above A2. Each win plays on where the one before has stopped. */
  tune: { question: readonly number[]; answer: readonly number[] };
  /** The time between two notes of a tune, in seconds. */
  beat: number;
  /** The time in which the walls of its room answer, in seconds. */
  room: number;
  ground: Ground;
}

/** A demo. Its name and description are in the content file with the same `launcherGameId`. */
export interface DemoGame {
  launcherGameId: string;
  /** The name of its folder in `games/`. */
  slug: string;
  layout: string;
  howItPays: string;
  /** The way to play that its single figures hold for, a key of `figures.json`. By default there is only one way. */
  usual?: string;
  /** The line before the first round: what may happen that happens in this game alone, in at most 84 characters. */
  promise: string;
  /** Its special rules, for the panel with rules and odds. */
  notes: readonly string[];
  /** What may happen in a round, as the start of a sentence that says how often. `engine/finds.ts` names it. */
  features: readonly { event: string; text: string }[];
  /** What the main button says before a round, and during it. */
  button: readonly [idle: string, busy: string];
  /** What it says during a step. */
  doing?: Handlers<string>;
  /** What screen readers hear of a step. */
  say?: Handlers<string, [model: Model]>;
  /** What has won, where that is more than symbols alike. */
  won?: (win: Win, model: Model) => string | undefined;
  /** What is said of a round without a win, besides what `lose` of its `Show` says. */
  lost?: (steps: readonly Step[], model: Model) => string;
  /** The symbols on both sides of a wide board. */
  sideSymbols: readonly [left: string, right: string];
  /** Eight things that a round may bring, the best first. Seven complete the picture. */
  finds: readonly string[];
  /** What a find is called, and the drawing that shows it, unless it is a symbol. */
  findNames: Readonly<Record<string, { name: string; picture: string }>>;
  /** The last sentence of a visit that its player finishes. */
  farewell: string;
  instrument: Instrument;
  model: Model;
  /** The steps of a round after the symbols have landed. A method, because each asks for a model of its own. */
  steps(model: Model, landed: StepOf<'land'>, random: Random): Step[];
}

/** A demo whose model has the parts that its rule needs: the types refuse another one. */
export const defineGame = <K extends keyof Model>(
  game: Omit<DemoGame, 'model' | 'steps'> & { model: ModelWith<K>; steps: Rule<K> },
): DemoGame => game as DemoGame;
