import type { Model } from '../game.ts';
import { groupSteps } from './groups.ts';
import { lineSteps } from './line-features.ts';
import type { Random } from './random.ts';
import { gridAt, payStep, type Grid, type Round, type Step } from './round.ts';
import { setWin } from './sets.ts';
import { veilSteps } from './veils.ts';

/** The stops of a first cast, and the lanterns that are kept. */
export interface Choice {
  stops: readonly number[];
  keep: readonly boolean[];
}

/**
 * Plays one round: draws each reel independently, with equally likely stops, and applies the rules. In a game of sets,
 * a call without `choice` is the first cast, which pays nothing.
 */
export function play(model: Model, random: Random, choice?: Choice): Round {
  const stops = model.strips.map((strip, reel) =>
    choice?.keep[reel] ? (choice.stops[reel] ?? 0) : random(strip.length),
  );
  const grid = gridAt(model, stops);
  const steps: Step[] = [{ type: 'land', grid }];
  if (model.rule.kind !== 'sets' || choice) steps.push(...applyRule(model, grid, stops, random));
  return { stops, steps, multiple: steps.reduce((sum, step) => sum + stepMultiple(step), 0) };
}

/** The steps after the symbols have landed. */
function applyRule(model: Model, grid: Grid, stops: readonly number[], random: Random): Step[] {
  const { rule } = model;
  switch (rule.kind) {
    case 'lines':
      return lineSteps(model, rule, grid, random);
    case 'groups':
      return groupSteps(model, rule, grid, stops);
    case 'veils':
      return veilSteps(model, grid, random);
    case 'sets': {
      const win = setWin(model, grid.flat());
      return payStep(win ? [win] : []);
    }
  }
}

/** What a step pays, in stakes. */
export function stepMultiple(step: Step): number {
  if (step.type === 'wheel') return step.multiple;
  if (step.type !== 'pay') return 0;
  return step.wins.reduce((sum, win) => sum + win.multiple, 0) * step.factor;
}
