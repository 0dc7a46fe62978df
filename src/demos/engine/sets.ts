import { defineRule, type HandSet, type Model } from './rule.ts';
import { draw } from './random.ts';
import { alikeWin, land, payStep, placesBySymbol } from './round.ts';
import type { Cell, Step, Win } from './step.ts';

/** Offers to keep lanterns. What each of them shows on the second cast is drawn before the choice. */
export const setRule = defineRule('sets', ({ sets }, model, first, random) => {
  const again = draw(model.strips, random);
  const after = (kept: number): Step[] => {
    const held = first.stops.flatMap((_, lantern) => (isKept(kept, lantern) ? [lantern] : []));
    const stops = first.stops.map((stop, at) => (held.includes(at) ? stop : (again[at] ?? 0)));
    const second = land(model, stops, held);
    const win = setWin(model, sets, second.grid.flat());
    return [second, ...payStep(win ? [win] : [])];
  };
  return [{ type: 'choose', grid: first.grid, after }];
});

/** Whether a choice keeps a lantern. A choice has one bit for each. */
export const isKept = (choice: number, lantern: number): boolean => (choice & (1 << lantern)) > 0;

/** The best set of five lanterns, if there is one. */
export function setWin(
  model: Model,
  sets: readonly HandSet[],
  hand: readonly string[],
): Win | undefined {
  const [largest, second] = alike(hand);
  if (!largest) return undefined;
  const { symbol, cells } = largest;
  if (cells.length >= model.from) return alikeWin(model, symbol, cells);
  const isSet = {
    'full house': cells.length === 3 && second?.cells.length === 2,
    mirror: hand.every((letter, lantern) => letter === hand.at(-1 - lantern)),
  };
  const set = sets.find(({ name }) => isSet[name]);
  if (!set) return undefined;
  const all = hand.map((_, lantern): Cell => [lantern, 0]);
  return { symbol, count: cells.length, multiple: set.multiple, cells: all, set: set.name, hand };
}

/** The lanterns of each symbol, the most frequent first. */
export const alike = (hand: readonly string[]) =>
  [...placesBySymbol(hand.map((letter) => [letter]))]
    .map(([symbol, cells]) => ({ symbol, cells }))
    .sort((a, b) => b.cells.length - a.cells.length);

/** Stands for a lantern that is cast again. */
export const castMark = '.';

/** The average result, in stakes, of a hand such as `TT.T.` when its dots are cast again. */
type Mean = (hand: string) => number;

/** Returns a function that computes and caches the averages of hands. A whole board takes some 30,000 of them. */
export function createMean(model: Model, sets: readonly HandSet[]): Mean {
  const known = new Map<string, number>();
  const [strip = ''] = model.strips;
  const stopsOf = (letter: string) => strip.split(letter).length - 1;
  const shares = [...new Set(strip)].map(
    (letter) => [letter, stopsOf(letter) / strip.length] as const,
  );
  const mean: Mean = (hand) => {
    let result = known.get(hand);
    if (result !== undefined) return result;
    if (hand.includes(castMark)) {
      result = 0;
      for (const [letter, share] of shares) result += share * mean(hand.replace(castMark, letter));
    } else result = setWin(model, sets, [...hand])?.multiple ?? 0;
    known.set(hand, result);
    return result;
  };
  return mean;
}

/** The hand in which a choice keeps some lanterns and casts the others again. */
export const afterKeeping = (shown: readonly string[], choice: number): string =>
  shown.map((letter, lantern) => (isKept(choice, lantern) ? letter : castMark)).join('');

/** The choice with the highest average result of all 32. Of equals, the one that keeps most lanterns. */
export function bestToKeep(mean: Mean, shown: readonly string[]): number {
  const kept = (choice: number) => shown.filter((_, lantern) => isKept(choice, lantern)).length;
  const choices = [...Array(2 ** shown.length).keys()].sort((a, b) => kept(b) - kept(a));
  // Sums of fractions differ in their last digits.
  const worth = choices.map((choice) => Math.round(1e9 * mean(afterKeeping(shown, choice))));
  return choices[worth.indexOf(Math.max(...worth))] ?? 0;
}
