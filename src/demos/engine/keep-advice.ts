import type { Model } from '../game.ts';
import { isKept, setWin } from './sets.ts';

/** Stands in a hand for a lantern that is cast again. */
const CAST = '.';

/** The average result, in stakes, of a hand such as `TT.T.` when its dots are cast again. */
export type Mean = (hand: string) => number;

/** Computes the averages of hands, and remembers them. A whole board takes some 30,000 of them. */
export function createMean(model: Model): Mean {
  const known = new Map<string, number>();
  const [strip = ''] = model.strips;
  const symbols = Map.groupBy(strip, (letter) => letter);
  const mean: Mean = (hand) => {
    let result = known.get(hand);
    if (result !== undefined) return result;
    if (hand.includes(CAST)) {
      result = 0;
      for (const [letter, stops] of symbols) {
        result += (stops.length / strip.length) * mean(hand.replace(CAST, letter));
      }
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
  let best = 0;
  let bestMean = -1;
  for (let choice = 0; choice < 2 ** shown.length; choice++) {
    const result = mean(afterKeeping(shown, choice));
    // Sums of fractions differ in their last digits.
    const gain = result - bestMean;
    if (gain > 1e-9 || (gain > -1e-9 && kept(choice) > kept(best))) {
      best = choice;
      bestMean = result;
    }
  }
  return best;
}
