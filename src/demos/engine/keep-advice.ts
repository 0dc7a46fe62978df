import type { Model } from '../game.ts';
import { isKept, setWin } from './sets.ts';

/** Stands in a hand for a lantern that is cast again. */
const CAST = '.';

/** The average result, in stakes, of a hand such as `TT.T.` when its dots are cast again. */
type Mean = (hand: string) => number;

/** Computes the averages of hands, and remembers them. A whole board takes some 30,000 of them. */
export function createMean(model: Model): Mean {
  const known = new Map<string, number>();
  const [strip = ''] = model.strips;
  const stopsOf = (letter: string) => strip.split(letter).length - 1;
  const shares = [...new Set(strip)].map(
    (letter) => [letter, stopsOf(letter) / strip.length] as const,
  );
  const mean: Mean = (hand) => {
    let result = known.get(hand);
    if (result !== undefined) return result;
    if (hand.includes(CAST)) {
      result = 0;
      for (const [letter, share] of shares) result += share * mean(hand.replace(CAST, letter));
    } else result = setWin(model, [...hand])?.multiple ?? 0;
    known.set(hand, result);
    return result;
  };
  return mean;
}

/** The hand in which a choice keeps some lanterns and casts the others again. */
export const afterKeeping = (shown: readonly string[], choice: number): string =>
  shown.map((letter, lantern) => (isKept(choice, lantern) ? letter : CAST)).join('');

/** The choice with the highest average result of all 32. Of equals, the one that keeps most lanterns. */
export function bestToKeep(mean: Mean, shown: readonly string[]): number {
  const kept = (choice: number) => shown.filter((_, lantern) => isKept(choice, lantern)).length;
  const choices = [...Array(2 ** shown.length).keys()].sort((a, b) => kept(b) - kept(a));
  // Sums of fractions differ in their last digits.
  const worth = choices.map((choice) => Math.round(1e9 * mean(afterKeeping(shown, choice))));
  return choices[worth.indexOf(Math.max(...worth))] ?? 0;
}
