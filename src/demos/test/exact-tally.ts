import { bestToKeep } from '../engine/keep-advice.ts';
import { placesBySymbol, payFor, windowAt } from '../engine/round.ts';
import { eachDraw, setWin } from '../engine/sets.ts';
import { VEIL } from '../engine/veils.ts';
import { payingLetters, type Model } from '../game.ts';
import { tallyEveryRound } from './every-round.ts';
import { tallyLines } from './line-tally.ts';
import { add, type Tally } from './tally.ts';

/** The exact frequency of each result, computed in the fastest way for each game. */
export function exactTally(model: Model): Tally {
  const { rule } = model;
  if (rule.kind === 'sets') return tallySets(model);
  if (rule.kind === 'veils') return tallyVeils(model);
  if (rule.kind === 'lines' && rule.feature !== 'wheel') return tallyLines(model, rule);
  return tallyEveryRound(model);
}

/**
 * Combines every first cast, kept as the game advises, with every second cast. The second cast is weighted as if it had
 * five lanterns, so that all rounds have the same weight.
 */
function tallySets(model: Model): Tally {
  const tally: Tally = new Map();
  const [pool = ''] = model.strips;
  const size = model.strips.length;
  eachDraw(pool, size, (shown, ways) => {
    const keep = bestToKeep(model, shown);
    const kept = shown.filter((_, lantern) => keep[lantern]);
    eachDraw(pool, size - kept.length, (drawn, waysAgain) => {
      const result = setWin(model, [...kept, ...drawn])?.multiple ?? 0;
      add(tally, result, (ways * waysAgain) / pool.length ** (size - kept.length));
    });
  });
  return tally;
}

/** Counts symbols, because their positions do not matter in this game. */
function tallyVeils(model: Model): Tally {
  const symbols = payingLetters(model);
  const letters = [...symbols, VEIL];
  let hands = new Map([[letters.map(() => 0).join(), 1]]);
  for (const strip of model.strips) {
    const longer = new Map<string, number>();
    for (const [hand, ways] of hands) {
      const counts = hand.split(',').map(Number);
      for (let stop = 0; stop < strip.length; stop++) {
        const shown = placesBySymbol([windowAt(strip, stop, model.rows)]);
        const key = counts.map((count, i) => count + (shown.get(letters[i] ?? '')?.length ?? 0));
        longer.set(key.join(), (longer.get(key.join()) ?? 0) + ways);
      }
    }
    hands = longer;
  }
  const tally: Tally = new Map();
  for (const [hand, ways] of hands) {
    const counts = hand.split(',').map(Number);
    const veils = counts.pop() ?? 0;
    for (const secret of symbols.keys()) {
      const paid = symbols.map((symbol, i) =>
        payAnywhere(model, symbol, (counts[i] ?? 0) + (i === secret ? veils : 0)),
      );
      add(
        tally,
        paid.reduce((sum, multiple) => sum + multiple, 0),
        ways,
      );
    }
  }
  return tally;
}

const payAnywhere = (model: Model, symbol: string, count: number): number =>
  count < model.from ? 0 : payFor(model, symbol, count);
