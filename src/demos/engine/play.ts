import type { DemoGame } from '../game.ts';
import { draw, type Random } from './random.ts';
import { land, type Step } from './round.ts';

/**
 * Plays one round: draws each reel independently, with equally likely stops, and applies the game's rule. Everything is
 * drawn before it returns, also what follows each choice of the player.
 */
export function play({ model, steps }: Pick<DemoGame, 'model' | 'steps'>, random: Random): Step[] {
  const landed = land(model, draw(model.strips, random));
  return [landed, ...steps(model, landed, random)];
}
