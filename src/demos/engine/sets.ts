import type { Model, Rule } from '../game.ts';
import { draw } from './random.ts';
import { alikeWin, land, payStep, placesBySymbol } from './round.ts';
import type { Cell, Step, Win } from './step.ts';

/** Offers to keep lanterns. What each of them shows on the second cast is drawn before the choice. */
export const setSteps: Rule<'sets'> = (model, first, random) => {
  const again = draw(model.strips, random);
  const after = (kept: number): Step[] => {
    const held = first.stops.flatMap((_, lantern) => (isKept(kept, lantern) ? [lantern] : []));
    const stops = first.stops.map((stop, at) => (held.includes(at) ? stop : (again[at] ?? 0)));
    const second = land(model, stops, held);
    const win = setWin(model, second.grid.flat());
    return [second, ...payStep(win ? [win] : [])];
  };
  return [{ type: 'choose', grid: first.grid, after }];
};

/** Whether a choice keeps a lantern. Each bit of the choice stands for one. */
export const isKept = (choice: number, lantern: number): boolean => (choice & (1 << lantern)) > 0;

/** The best set of five lanterns, if there is one. */
export function setWin(model: Model, hand: readonly string[]): Win | undefined {
  const [largest, second] = alike(hand);
  if (!largest) return undefined;
  const { symbol, cells } = largest;
  if (cells.length >= model.from) return alikeWin(model, symbol, cells);
  const isSet = {
    'full house': cells.length === 3 && second?.cells.length === 2,
    mirror: hand.every((letter, lantern) => letter === hand.at(-1 - lantern)),
  };
  const set = model.sets?.find(({ name }) => isSet[name]);
  if (!set) return undefined;
  const all = hand.map((_, lantern): Cell => [lantern, 0]);
  return { symbol, count: cells.length, multiple: set.multiple, cells: all, set: set.name, hand };
}

/** The lanterns of each symbol, the most frequent first. */
export const alike = (hand: readonly string[]) =>
  [...placesBySymbol(hand.map((letter) => [letter]))]
    .map(([symbol, cells]) => ({ symbol, cells }))
    .sort((a, b) => b.cells.length - a.cells.length);
