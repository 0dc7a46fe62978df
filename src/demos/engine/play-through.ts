import type { Random } from './random.ts';
import { play } from './round.ts';
import type { Step, StepOf } from './step.ts';

type Game = Parameters<typeof play>[0];

/** Chooses for the player. */
export type Chooser = (step: StepOf<'choose'>) => number;

/** A round as the player sees it, with what follows each choice. */
export function playThrough(game: Game, random: Random, choose: Chooser): Step[] {
  const steps = play(game, random);
  for (const step of steps) if (step.type === 'choose') steps.push(...step.after(choose(step)));
  return steps;
}
