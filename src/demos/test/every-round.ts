import { play } from '../engine/play.ts';
import { payingLetters, type Model } from '../game.ts';
import { add, type Tally } from './tally.ts';

/** A random source that returns these numbers, and then repeats the last one. */
export function scripted(numbers: readonly number[]): (n: number) => number {
  let next = 0;
  return () => numbers[Math.min(next++, numbers.length - 1)] ?? 0;
}

/** Visits every combination of stops. Reuses the array. */
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

/** The number of outcomes of the draw after the reels. 1 for games without such a draw. */
function furtherDraws(model: Model): number {
  const { rule } = model;
  if (rule.kind === 'veils') return payingLetters(model).length;
  return (rule.kind === 'lines' && rule.slices?.length) || 1;
}

/** Plays every round: each combination of stops with each outcome of the draw after the reels. */
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
