import type { DemoGame } from '../game.ts';
import { draw, type Random } from './random.ts';
import { land } from './round.ts';
import type { Step } from './step.ts';

/** Plays one round. All that it may show is drawn before this returns, also what follows each choice of the player. */
export function play({ model, steps }: Pick<DemoGame, 'model' | 'steps'>, random: Random): Step[] {
  const landed = land(model, draw(model.strips, random));
  return [landed, ...steps(model, landed, random)];
}
