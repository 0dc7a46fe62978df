import { afterKeeping, alike, bestToKeep, castMark, createMean, setWin } from '../engine/sets.ts';
import { priceIndex } from '../engine/round.ts';
import type { HandSet, Model } from '../engine/rule.ts';
import { add, newTally, type Tally } from './tally.ts';

/** Which lanterns of a hand to keep, as `TT.T.` */
type Advice = (hand: readonly string[]) => string;

/** How often each set comes. The empty one does not win. */
type Chances = ReadonlyMap<string, number>;

/** Combines every first cast, kept as the game advises, with every second cast. */
export function tallySets(
  model: Model,
  sets: readonly HandSet[],
  keep = adviceOfTheGame(model, sets),
): Tally {
  const tally = newTally();
  const multiples = new Map<string, number>();
  const second = createChances(model, (hand) => {
    const win = setWin(model, sets, [...hand]);
    const set = win ? (win.set ?? `${win.symbol}${priceIndex(model, win.symbol, win.count)}`) : '';
    multiples.set(set, win?.multiple ?? 0);
    return new Map([[set, 1]]);
  });
  const first = createChances(model, (hand) => second(keep([...hand])));
  const cycle = model.strips.reduce((product, { length }) => product * length, 1);
  for (const [set, chance] of first(castMark.repeat(model.strips.length))) {
    add(tally.results, multiples.get(set) ?? 0, chance * cycle);
    add(tally.seen, set, chance * cycle);
    tally.prices.add(set);
  }
  return tally;
}

/** The chances after the dots of a hand are cast. `ofFull` returns those of a hand without dots. */
function createChances({ strips: [pool = ''] }: Model, ofFull: (hand: string) => Chances) {
  const symbols = Map.groupBy(pool, (letter) => letter);
  const known = new Map<string, Chances>();
  return function chances(hand: string): Chances {
    const before = known.get(hand);
    if (before) return before;
    if (!hand.includes(castMark)) return ofFull(hand);
    const result = new Map<string, number>();
    for (const [letter, stops] of symbols) {
      for (const [set, chance] of chances(hand.replace(castMark, letter))) {
        add(result, set, (chance * stops.length) / pool.length);
      }
    }
    known.set(hand, result);
    return result;
  };
}

function adviceOfTheGame(model: Model, sets: readonly HandSet[]): Advice {
  const mean = createMean(model, sets);
  return (hand) => afterKeeping(hand, bestToKeep(mean, hand));
}

/** A way to play: keeps the largest group of lanterns that are alike. */
export function largestGroup(hand: readonly string[]): string {
  const [largest] = alike(hand).filter(({ cells }) => cells.length > 1);
  return hand.map((letter) => (letter === largest?.symbol ? letter : castMark)).join('');
}
