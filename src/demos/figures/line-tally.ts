import { runLength, runOf, wildLetter, without } from '../engine/lines.ts';
import { priceIndex, windowAt } from '../engine/round.ts';
import type { Grid } from '../engine/step.ts';
import type { Model } from '../engine/rule.ts';
import { add, countRounds, mergeTallies, newTally, type Tally } from './tally.ts';

/** What a reel may show, from top to bottom, and at how many of its stops. */
type Views = ReadonlyMap<string, number>;

/** A sun on a reel, and then on each further reel, where the others turn again. */
export function tallySun(model: Model, lines: readonly string[]): Tally {
  const { reels, reel, plain } = partsOf(model, wildLetter);
  const unlit = tallyLines(model, lines, reels.with(reel, plain));
  return mergeTallies([unlit, tallyWalks(model, lines)]);
}

/** The rounds in which a sun walks. */
export function tallyWalks(model: Model, lines: readonly string[]): Tally {
  const { reels, free, reel, special } = partsOf(model, wildLetter);
  const sun = (ways: number): Views => new Map([[wildLetter.repeat(model.rows), ways]]);
  const walks = free.flatMap((_, to) => (to > reel ? [free.with(to, sun(1))] : []));
  const walk = [reels.with(reel, sun(waysOf(special))), ...walks]
    .map((shown) => tallyLines(model, lines, shown))
    .reduce(bothTallies);
  walk.seen.set('walk', countRounds(walk));
  return walk;
}

/** The views of the reels in a round and in free turns, and those of the special symbol's reel with and without it. */
function partsOf(model: Model, symbol: string) {
  const reels = model.strips.map((strip) => viewsOf(model, strip));
  const free = without(model.strips, symbol).map((strip) => viewsOf(model, strip));
  const reel = model.strips.findIndex((strip) => strip.includes(symbol));
  const shown = [...(reels[reel] ?? [])];
  const special = new Map(shown.filter(([view]) => view.includes(symbol)));
  const plain = new Map(shown.filter(([view]) => !view.includes(symbol)));
  return { reels, free, reel, special, plain };
}

/** The views of a strip. */
function viewsOf({ rows }: Model, strip: string): Views {
  const views = new Map<string, number>();
  for (const stop of [...strip].keys()) add(views, windowAt(strip, stop, rows).join(''), 1);
  return views;
}

/** The number of stops that give these views. */
const waysOf = (views: Views): number => views.values().reduce((sum, ways) => sum + ways, 0);

/** Evaluates every board with the engine's functions. Once no line goes on, the reels that follow change nothing. */
function tallyLines(model: Model, lines: readonly string[], reels: readonly Views[]): Tally {
  const tally = newTally();
  const rest = reels.map((_, reel) =>
    reels.slice(reel).reduce((product, each) => product * waysOf(each), 1),
  );
  const turn = (grid: Grid, ways: number, going: readonly string[], paid: number): void => {
    const next = reels[grid.length];
    if (!going.length || !next) {
      add(tally.results, paid, ways * (rest[grid.length] ?? 1));
      return;
    }
    for (const [view, stops] of next) {
      const longer = [...grid, [...view]];
      let result = paid;
      const on = going.filter((line) => {
        if (runLength(longer, line) === longer.length && longer.length < reels.length) return true;
        const { symbol, count, multiple } = runOf(model, longer, line);
        if (multiple) tally.prices.add(`${symbol}${priceIndex(model, symbol, count)}`);
        result += multiple;
        return false;
      });
      turn(longer, ways * stops, on, result);
    }
  };
  turn([], 1, lines, 0);
  return tally;
}

/** A round followed by an independent free one. The free one has the weight 1. */
function bothTallies(first: Tally, free: Tally): Tally {
  const both = newTally();
  const all = countRounds(free);
  for (const [a, ways] of first.results) {
    for (const [b, freeWays] of free.results) add(both.results, a + b, (ways * freeWays) / all);
  }
  both.prices = first.prices.union(free.prices);
  return both;
}
