import { LEAF } from '../engine/leaves.ts';
import { payFor, placesBySymbol, windowAt } from '../engine/round.ts';
import { payingLetters, type Model, type RuleOf } from '../game.ts';
import { add, newTally, type Tally } from './tally.ts';

/** How often the symbols of the board are shown, in the order of the pay table, and the leaves at the end. */
type Counts = readonly number[];

/** Counts symbols, because their positions do not matter in this game. */
export function tallyLeaves(model: Model, { fox }: RuleOf<'leaves'>): Tally {
  const tally = newTally();
  const symbols = payingLetters(model);
  for (const [board, ways] of countBoards(model, [...symbols, LEAF])) {
    const counts = board.split(',').map(Number);
    const leaves = counts.pop() ?? 0;
    const results = symbols.map((_, secret) => pay(model, symbols, counts, secret, leaves, tally));
    const found = leaves < fox ? 0 : 1 / leaves;
    for (const result of results) add(tally.results, result, (ways * (1 - found)) / symbols.length);
    if (found) add(tally.results, Math.max(...results), ways * found);
    if (leaves) add(tally.seen, 'leaves', ways);
    if (found) add(tally.seen, 'leaf', ways);
  }
  return tally;
}

/** The number of stops that show each combination of counts. */
function countBoards({ strips, rows }: Model, letters: readonly string[]): Map<string, number> {
  let boards = new Map([[letters.map(() => 0).join(), 1]]);
  for (const strip of strips) {
    const views = Array.from(strip, (_, stop) => {
      const shown = placesBySymbol([windowAt(strip, stop, rows)]);
      return letters.map((letter) => shown.get(letter)?.length ?? 0);
    });
    const longer = new Map<string, number>();
    for (const [board, ways] of boards) {
      const counts = board.split(',').map(Number);
      for (const view of views) {
        add(longer, counts.map((count, i) => count + (view[i] ?? 0)).join(), ways);
      }
    }
    boards = longer;
  }
  return boards;
}

/** What a board pays if its leaves hide a symbol. */
function pay(
  model: Model,
  symbols: readonly string[],
  counts: Counts,
  secret: number,
  leaves: number,
  { prices }: Tally,
): number {
  return symbols.reduce((sum, symbol, i) => {
    const count = (counts[i] ?? 0) + (i === secret ? leaves : 0);
    if (count < model.from) return sum;
    prices.add(`${symbol}${count}`);
    return sum + payFor(model, symbol, count);
  }, 0);
}
