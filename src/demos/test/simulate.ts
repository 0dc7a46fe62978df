import { bestToKeep } from '../engine/keep-advice.ts';
import { play } from '../engine/play.ts';
import type { Random } from '../engine/random.ts';
import { gridAt } from '../engine/round.ts';
import type { Model } from '../game.ts';
import { add, type Tally } from './tally.ts';

/** Plays random rounds. Keeps lanterns as the game advises. */
export function simulate(model: Model, rounds: number, random: Random): Tally {
  const tally: Tally = new Map();
  const advice = new Map<string, readonly boolean[]>();
  for (let round = 0; round < rounds; round++) {
    let played = play(model, random);
    if (model.rule.kind === 'sets') {
      const shown = gridAt(model, played.stops).flat();
      const keep = advice.get(shown.join('')) ?? bestToKeep(model, shown);
      advice.set(shown.join(''), keep);
      played = play(model, random, { stops: played.stops, keep });
    }
    add(tally, played.multiple, 1);
  }
  return tally;
}
