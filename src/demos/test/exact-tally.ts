import { OFFERED_WHEEL } from '../engine/wheel.ts';
import type { Played, Wheel } from '../game.ts';
import { tallyEveryRound } from './every-round.ts';
import { tallyLeaves } from './leaf-tally.ts';
import { tallySpark, tallySun } from './line-tally.ts';
import { tallySets } from './set-tally.ts';
import { add, newTally, type Tally } from './tally.ts';

/** The exact frequency of each result, computed in the fastest way for each game. */
export function exactTally(game: Played): Tally {
  const { model } = game;
  const { rule } = model;
  switch (rule.kind) {
    case 'sets':
      return tallySets(model);
    case 'leaves':
      return tallyLeaves(model, rule);
    case 'lines':
      if (rule.feature === 'sun') return tallySun(model, rule);
      if (rule.feature === 'spark') return tallySpark(model, rule);
      return tallyWheels(game, rule.wheels);
    case 'groups':
      return tallyEveryRound(game, () => 0);
  }
}

/** Rounds with the wheel that the game offers first. The others add no rounds, but their largest results. */
function tallyWheels(game: Played, wheels: readonly Wheel[] = []): Tally {
  const tallies = wheels.map((_, wheel) => tallyEveryRound(game, () => wheel));
  const offered = tallies[OFFERED_WHEEL] ?? newTally();
  for (const { results } of tallies)
    for (const result of results.keys()) add(offered.results, result, 0);
  return offered;
}
