import type { Model } from '../game.ts';
import type { Random } from '../rng.ts';
import { follow } from './follow.ts';
import { gridAt, type Round, type Step } from './round.ts';

/** A first cast and which of its lanterns are kept. */
export interface Choice {
  stops: readonly number[];
  keep: readonly boolean[];
}

/**
 * Plays one round: draws every reel on its own, each stop equally likely, and follows the rules to
 * the end. In a game of sets the call without a choice is the first cast, which pays nothing yet.
 */
export function play(model: Model, random: Random, choice?: Choice): Round {
  const stops = model.strips.map((strip, reel) =>
    choice?.keep[reel] ? (choice.stops[reel] ?? 0) : random(strip.length),
  );
  const grid = gridAt(model, stops);
  const steps: Step[] = [{ type: 'land', grid }];
  if (model.rule.pays !== 'sets' || choice) steps.push(...follow(model, grid, stops, random));
  return { stops, steps, multiple: steps.reduce((sum, step) => sum + worth(step), 0) };
}

function worth(step: Step): number {
  if (step.type === 'wheel') return step.multiple;
  if (step.type === 'pay') {
    return step.wins.reduce((sum, win) => sum + win.multiple, 0) * step.factor;
  }
  return 0;
}
