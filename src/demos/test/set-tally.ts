import { afterKeeping, bestToKeep, createMean } from '../engine/keep-advice.ts';
import { alike, setWin } from '../engine/sets.ts';
import type { Model } from '../game.ts';
import { add, newTally, type Tally } from './tally.ts';

/** Which lanterns of a hand to keep, as `TT.T.` */
type Advice = (hand: readonly string[]) => string;

/** Combines every first cast, kept as the game advises, with every second cast. */
export function tallySets(model: Model, keep = adviceOfTheGame(model)): Tally {
  const tally = newTally();
  const [pool = ''] = model.strips;
  const symbols = [...Map.groupBy(pool, (letter) => letter)];
  const size = model.strips.length;
  const known = new Map<string, Map<string, number>>();

  /** The chances of each set once the dots of a hand are cast. */
  function chances(hand: string): Map<string, number> {
    let result = known.get(hand);
    if (result) return result;
    result = new Map();
    if (hand.includes('.')) {
      for (const [letter, stops] of symbols) {
        for (const [set, chance] of chances(hand.replace('.', letter))) {
          add(result, set, (chance * stops.length) / pool.length);
        }
      }
    } else {
      const win = setWin(model, [...hand]);
      result.set(win ? (win.set ?? `${win.symbol}${win.count}`) : '', 1);
    }
    known.set(hand, result);
    return result;
  }

  const cast = (hand: readonly string[], ways: number): void => {
    if (hand.length < size) {
      for (const [letter, stops] of symbols) cast([...hand, letter], ways * stops.length);
      return;
    }
    for (const [set, chance] of chances(keep(hand))) {
      add(tally.results, multipleOf(model, set), ways * chance);
      if (!set) continue;
      tally.prices.add(set);
      add(tally.seen, set, ways * chance);
    }
  };
  cast([], 1);
  return tally;
}

function adviceOfTheGame(model: Model): Advice {
  const mean = createMean(model);
  return (hand) => afterKeeping(hand, bestToKeep(mean, hand));
}

/** What a newcomer may do: keeps the lanterns that are most alike. */
export function largestGroup(hand: readonly string[]): string {
  const [[symbol, cells] = ['', []]] = alike(hand);
  return hand.map((letter) => (letter === symbol && cells.length > 1 ? letter : '.')).join('');
}

function multipleOf({ rule, symbols, from }: Model, set: string): number {
  if (rule.kind !== 'sets') return 0;
  const named = rule.sets.find(({ name }) => name === set);
  return named?.multiple ?? symbols[set.charAt(0)]?.pays?.[Number(set.charAt(1)) - from] ?? 0;
}
