import type { Random } from './random.ts';
import { play } from './round.ts';
import type { Playable } from './rule.ts';
import type { Step, StepOf } from './step.ts';

/** Chooses for the player. */
export type Chooser = (step: StepOf<'choose'>) => number;

/** A round as the player sees it, with what follows each choice. */
export function playThrough(game: Playable, random: Random, choose: Chooser): Step[] {
  const steps = play(game, random);
  for (const step of steps) if (step.type === 'choose') steps.push(...step.after(choose(step)));
  return steps;
}
