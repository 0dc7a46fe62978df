import { linePay, runLength, WILD, without, type LineRule } from '../engine/lines.ts';
import { windowAt } from '../engine/round.ts';
import { litBy, SPARK } from '../engine/spark.ts';
import type { Model } from '../game.ts';
import { add, newTally, type Tally } from './tally.ts';

/** What one reel may show, and at how many stops. */
type Views = { letters: string[]; ways: number }[];

/** A sun on a reel, and then on each further reel, where the others turn again. */
export function tallySun(model: Model, { lines }: LineRule): Tally {
  const free = without(model.strips, WILD);
  const sunReel = model.strips.findIndex((strip) => strip.includes(WILD));
  const [sunny, dark] = partition(views(model, model.strips[sunReel] ?? ''), WILD);
  const reels = model.strips.map((strip) => views(model, strip));
  const suns = reels.flatMap((_, reel) => {
    if (reel < sunReel) return [];
    const others = reel === sunReel ? reels : free.map((strip) => views(model, strip));
    const ways = reel === sunReel ? waysOf(sunny) : 1;
    const sun = [{ letters: Array<string>(model.rows).fill(WILD), ways }];
    return [tallyLines(model, lines, others.with(reel, sun))];
  });
  const walk = suns.reduce(bothTallies);
  walk.seen.set('walk', roundsOf(walk));
  return eitherTally([tallyLines(model, lines, reels.with(sunReel, dark)), walk]);
}

/** A spark in each row, and then the free round with the same places lit. */
export function tallySpark(model: Model, { lines }: LineRule): Tally {
  const reels = model.strips.map((strip) => views(model, strip));
  const free = without(model.strips, SPARK).map((strip) => views(model, strip));
  const sparkReel = model.strips.findIndex((strip) => strip.includes(SPARK));
  const [sparks, dark] = partition(reels[sparkReel] ?? [], SPARK);
  const fires = sparks.map((view) => {
    const lit = litBy(
      reels.map(() => view.letters),
      [sparkReel, view.letters.indexOf(SPARK)],
    );
    const light = (some: Views[]) =>
      some.map((each, reel) =>
        merged(
          each.map(({ letters, ways }) => ({
            letters: letters.map((letter, row) =>
              lit.some(([x, y]) => x === reel && y === row) ? WILD : letter,
            ),
            ways,
          })),
        ),
      );
    return bothTallies(
      tallyLines(model, lines, light(reels.with(sparkReel, [view]))),
      tallyLines(model, lines, light(free)),
    );
  });
  const fire = eitherTally(fires);
  fire.seen.set('ignite', roundsOf(fire));
  return eitherTally([tallyLines(model, lines, reels.with(sparkReel, dark)), fire]);
}

/**
 * Evaluates every board with the engine's functions. Once no line goes on, the reels that follow change nothing.
 */
function tallyLines(model: Model, lines: LineRule['lines'], reels: Views[]): Tally {
  const tally = newTally();
  const rest = reels.map((_, reel) =>
    reels.slice(reel).reduce((product, each) => product * waysOf(each), 1),
  );
  const turn = (grid: string[][], ways: number, going: LineRule['lines'], paid: number): void => {
    const next = reels[grid.length];
    if (!going.length || !next) {
      add(tally.results, paid, ways * (rest[grid.length] ?? 1));
      return;
    }
    for (const view of next) {
      const longer = [...grid, view.letters];
      let result = paid;
      const on = going.filter((line) => {
        if (runLength(longer, line) === longer.length && longer.length < reels.length) return true;
        const pay = linePay(model, longer, line);
        if (pay) tally.prices.add(`${longer[0]?.[line[0] ?? 0]}${runLength(longer, line)}`);
        result += pay;
        return false;
      });
      turn(longer, ways * view.ways, on, result);
    }
  };
  turn([], 1, lines, 0);
  return tally;
}

/** All windows of a strip. Equal ones count as one. */
function views({ rows }: Model, strip: string): Views {
  return merged(
    Array.from(strip, (_, stop) => ({ letters: windowAt(strip, stop, rows), ways: 1 })),
  );
}

function merged(all: Views): Views {
  return [...Map.groupBy(all, ({ letters }) => letters.join('')).values()].map((same) => ({
    letters: same[0]?.letters ?? [],
    ways: waysOf(same),
  }));
}

const partition = (all: Views, letter: string): [Views, Views] => [
  all.filter(({ letters }) => letters.includes(letter)),
  all.filter(({ letters }) => !letters.includes(letter)),
];

const waysOf = (all: Views): number => all.reduce((sum, { ways }) => sum + ways, 0);
const roundsOf = ({ results }: Tally): number => results.values().reduce((sum, n) => sum + n, 0);

/** Rounds of either kind. */
function eitherTally(tallies: Tally[]): Tally {
  const all = newTally();
  for (const { results, seen, prices } of tallies) {
    for (const [result, rounds] of results) add(all.results, result, rounds);
    for (const [event, rounds] of seen) add(all.seen, event, rounds);
    for (const price of prices) all.prices.add(price);
  }
  return all;
}

/** A round followed by an independent free one. The free one has the weight 1. */
function bothTallies(first: Tally, free: Tally): Tally {
  const both = newTally();
  const all = roundsOf(free);
  for (const [a, ways] of first.results) {
    for (const [b, freeWays] of free.results) add(both.results, a + b, (ways * freeWays) / all);
  }
  both.prices = first.prices.union(free.prices);
  return both;
}
