import { alike, setWin } from '../../engine/sets.ts';
import type { Win } from '../../engine/step.ts';
import { stakeCredits, type DemoGame } from '../../game.ts';
import type { Model } from '../../engine/rule.ts';
import { capitalise } from '../../../lib/words/capitalise.ts';
import { countOf, listOf, pluralOf } from '../../words.ts';

/** A choice of lanterns: which are kept, and what that pays on average, in stakes. */
export interface Keeping {
  kept: readonly boolean[];
  average: number;
}

/** What is alike among these letters, the most frequent first: "3 herons and 2 reeds". */
export function alikeText(model: Model, letters: readonly string[] = []): string {
  const groups = alike(letters).filter(({ cells }) => cells.length > 1);
  const held = groups.map(({ symbol, cells }) => `${cells.length} ${pluralOf(model, symbol)}`);
  return held.length ? listOf(held) : 'Nothing alike';
}

/** "Full house: 3 herons and 2 reeds", or nothing if a win is just alike. */
export const setWinText = (win: Win, model: Model): string | undefined =>
  win.set && `${capitalise(win.set)}: ${alikeText(model, win.hand)}`;

/** What lanterns hold, and what all five pay: "Mirror: 2 herons and 2 reeds, 2× as it is" or "3 trout". */
export function handText({ model, rule }: DemoGame<'sets'>, hand: readonly string[]): string {
  const win = setWin(model, rule.sets, hand);
  if (!win) return alikeText(model, hand);
  return `${setWinText(win, model) ?? alikeText(model, hand)}, ${win.multiple}× as it is`;
}

/** What more of a symbol would pay: "Four herons pay 6×, five 60×." */
function moreText(model: Model, letter: string, count: number): string {
  const [four, five] = model.symbols[letter]?.pays ?? [];
  const names = pluralOf(model, letter);
  return count < model.from
    ? `Four ${names} pay ${four}×, five ${five}×.`
    : `Five ${names} pay ${five}×.`;
}

/** What the second cast may bring to the lanterns kept. Empty where none of them are alike, and beside a set. */
export function goalText(
  { model, rule: { sets } }: DemoGame<'sets'>,
  hand: readonly string[],
  kept: readonly boolean[],
): string {
  const [largest, second] = alike(hand.filter((_, lantern) => kept[lantern]));
  if (!largest || largest.cells.length < 2 || setWin(model, sets, hand)?.set) return '';
  if (!second) return moreText(model, largest.symbol, largest.cells.length);
  const house = sets.find(({ name }) => name === 'full house');
  return `A full house pays ${house?.multiple}×.`;
}

const averageText = (mean: number) =>
  `${countOf(Math.round(mean * stakeCredits), 'credit')} on average`;

const numbersOf = (kept: readonly boolean[]) =>
  listOf(kept.flatMap((is, at) => (is ? [at + 1] : []))) || 'none';

/** What a choice pays: "Yours: 8 credits on average. The adviser keeps 1 and 4: 9 credits on average." */
export function adviceText(mine: Keeping, best: Keeping): string {
  // Sums of fractions differ in their last digits.
  if (mine.average > best.average - 1e-9) return `Adviser’s choice: ${averageText(best.average)}.`;
  const advice = `The adviser keeps ${numbersOf(best.kept)}: ${averageText(best.average)}.`;
  return `Yours: ${averageText(mine.average)}. ${advice}`;
}

/** What the next press does, for screen readers: "Kept: 1 and 3. Press to cast the others; keys 1 to 5 change it." */
export function pressSentence({ kept }: Keeping): string {
  return `Kept: ${numbersOf(kept)}. Press to cast the others; keys 1 to 5 change it.`;
}
