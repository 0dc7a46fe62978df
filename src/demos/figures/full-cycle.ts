import type { Model } from '../game.ts';
import { bestHold } from '../play/best-hold.ts';
import { play } from '../play/play.ts';
import { eachDraw, setWin } from '../play/sets.ts';
import { tallyLines } from './line-cycle.ts';
import { add, type Tally } from './tally.ts';

/** Plays every round that a game can have. */
export function fullCycle(model: Model): Tally {
  const { rule } = model;
  if (rule.pays === 'sets') return tallySets(model);
  if (rule.pays === 'anywhere') return tallyRounds(model, Object.keys(model.pays).length);
  if (rule.pays === 'groups') return tallyRounds(model, 1);
  return rule.feature === 'wheel'
    ? tallyRounds(model, rule.slices?.length ?? 0)
    : tallyLines(model);
}

/** A source that hands out the given numbers, and then the last one for ever. */
export function scripted(numbers: readonly number[]): (n: number) => number {
  let next = 0;
  return () => numbers[Math.min(next++, numbers.length - 1)] ?? 0;
}

/** Calls back for every combination of stops; the array is used again. */
function eachStops(strips: readonly string[], visit: (stops: readonly number[]) => void): void {
  const stops = strips.map(() => 0);
  const turn = (reel: number): void => {
    const strip = strips[reel];
    if (strip === undefined) return visit(stops);
    for (let stop = 0; stop < strip.length; stop++) {
      stops[reel] = stop;
      turn(reel + 1);
    }
  };
  turn(0);
}

/** Every combination of stops with every outcome of the one further draw, through `play` itself. */
function tallyRounds(model: Model, draws: number): Tally {
  const tally: Tally = new Map();
  eachStops(model.strips, (stops) => {
    for (let draw = 0; draw < draws; draw++) {
      add(tally, play(model, scripted([...stops, draw])).multiple, 1);
    }
  });
  return tally;
}

/**
 * Every mix of a first cast, kept as the game advises, with every mix of the second. The ways of a
 * second cast are scaled up to five lanterns, so that all rounds have the same weight.
 */
function tallySets(model: Model): Tally {
  const tally: Tally = new Map();
  const [pool = ''] = model.strips;
  const size = model.strips.length;
  eachDraw(pool, size, (shown, ways) => {
    const { keep } = bestHold(model, shown);
    const kept = shown.filter((_, lantern) => keep[lantern]);
    eachDraw(pool, size - kept.length, (drawn, waysAgain) => {
      const result = setWin(model, [...kept, ...drawn])?.multiple ?? 0;
      add(tally, result, (ways * waysAgain) / pool.length ** (size - kept.length));
    });
  });
  return tally;
}
