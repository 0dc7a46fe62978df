import type { Model } from '../game.ts';
import { groupSteps } from './groups.ts';
import { leafSteps } from './leaves.ts';
import { draw, type Random } from './random.ts';
import { land, type Step, type StepOf } from './round.ts';
import { setSteps } from './sets.ts';
import { sparkSteps } from './spark.ts';
import { sunSteps } from './sun.ts';
import { wheelSteps } from './wheel.ts';

/**
 * Plays one round: draws each reel independently, with equally likely stops, and applies the rules. Everything is drawn
 * before it returns, also what follows each choice of the player.
 */
export function play(model: Model, random: Random): Step[] {
  const landed = land(model, draw(model.strips, random));
  return [landed, ...applyRule(model, landed, random)];
}

/** The steps after the symbols have landed. */
function applyRule(model: Model, landed: StepOf<'land'>, random: Random): Step[] {
  const { rule } = model;
  switch (rule.kind) {
    case 'lines':
      return { sun: sunSteps, spark: sparkSteps, wheel: wheelSteps }[rule.feature](
        model,
        rule,
        landed,
        random,
      );
    case 'groups':
      return groupSteps(model, rule, landed);
    case 'leaves':
      return leafSteps(model, rule, landed, random);
    case 'sets':
      return setSteps(model, landed, random);
  }
}
