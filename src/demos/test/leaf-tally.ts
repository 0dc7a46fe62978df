import { LEAF } from '../engine/leaves.ts';
import { payFor } from '../engine/round.ts';
import { payingLetters, type Model, type ModelWith } from '../game.ts';
import { add, newTally, type Tally } from './tally.ts';
import { viewsOf } from './views.ts';

/** Counts symbols, because their positions do not matter in this game. */
export function tallyLeaves(model: ModelWith<'fox'>): Tally {
  const tally = newTally();
  const symbols = payingLetters(model);
  for (const [board, ways] of countBoards(model)) {
    const results = symbols.map((secret) => pay(model, board.replaceAll(LEAF, secret), tally));
    const leaves = countOf(LEAF, board);
    const found = leaves < model.fox ? 0 : 1 / leaves;
    for (const result of results) add(tally.results, result, (ways * (1 - found)) / symbols.length);
    if (found) add(tally.results, Math.max(...results), ways * found);
    if (leaves) add(tally.seen, 'reveal', ways);
    if (found) add(tally.seen, 'choose', ways);
  }
  return tally;
}

/** The boards, as their sorted letters, and the number of stops that show each. */
function countBoards(model: Model): Map<string, number> {
  return model.strips.reduce(
    (boards, strip) => {
      const longer = new Map<string, number>();
      for (const [board, ways] of boards) {
        for (const [view, stops] of viewsOf(model, strip)) {
          add(longer, [...board, ...view].sort().join(''), ways * stops);
        }
      }
      return longer;
    },
    new Map([['', 1]]),
  );
}

const countOf = (letter: string, board: string): number => board.split(letter).length - 1;

/** What a board without leaves pays. */
function pay(model: Model, board: string, { prices }: Tally): number {
  return payingLetters(model).reduce((sum, symbol) => {
    const count = countOf(symbol, board);
    if (count < model.from) return sum;
    prices.add(`${symbol}${count}`);
    return sum + payFor(model, symbol, count);
  }, 0);
}
