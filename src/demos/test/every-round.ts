import { play } from '../engine/play.ts';
import { payingLetters, type Model } from '../game.ts';
import { add, type Tally } from './tally.ts';

/** A random source that gives these numbers, and then the last one for ever. */
export function scripted(numbers: readonly number[]): (n: number) => number {
  let next = 0;
  return () => numbers[Math.min(next++, numbers.length - 1)] ?? 0;
}

/** Calls back for every combination of stops. It reuses the array. */
export function eachStops(
  strips: readonly string[],
  visit: (stops: readonly number[]) => void,
): void {
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

/** How many outcomes the draw after the reels has, in games that have one. */
function furtherDraws(model: Model): number {
  const { rule } = model;
  if (rule.kind === 'veils') return payingLetters(model).length;
  return (rule.kind === 'lines' && rule.slices?.length) || 1;
}

/** Plays every round: each combination of stops with each outcome of the further draw. */
export function tallyEveryRound(model: Model): Tally {
  const tally: Tally = new Map();
  const draws = furtherDraws(model);
  eachStops(model.strips, (stops) => {
    for (let draw = 0; draw < draws; draw++) {
      add(tally, play(model, scripted([...stops, draw])).multiple, 1);
    }
  });
  return tally;
}
