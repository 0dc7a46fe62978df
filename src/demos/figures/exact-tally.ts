import { tallyEveryRound } from './every-round.ts';
import { tallyFire } from './fire-tally.ts';
import { stoppingPoints, tallyLeaves } from './leaf-tally.ts';
import { tallySun } from './line-tally.ts';
import { largestGroup, tallySets } from './set-tally.ts';
import type { DemoGame } from '../game.ts';
import type { Tally } from './tally.ts';

/**
 * The exact frequency of each result, for each way to play. Games with too many rounds to play one by one have a
 * faster way to count them.
 */
export function tallyByWay(game: DemoGame): Record<string, Tally> {
  const { model } = game;
  const { wheels, clouds, foxes, sets, lines } = model;
  const each = <T>(items: readonly T[], tally: (item: T, index: number) => [string, Tally]) =>
    Object.fromEntries(items.map(tally));
  if (wheels) return each(wheels, ({ name }, wheel) => [name, tallyEveryRound(game, () => wheel)]);
  if (clouds)
    return each(clouds, ({ name }, cloud) => [name, tallyFire({ ...model, clouds }, cloud)]);
  if (foxes) {
    return each(stoppingPoints, ([name, stop]) => [name, tallyLeaves({ ...model, foxes }, stop)]);
  }
  if (sets) {
    const keeping = {
      'the adviser': undefined,
      'the largest group': largestGroup,
      'nothing kept': () => '.....',
    };
    return each(Object.entries(keeping), ([name, keep]) => [
      name,
      tallySets({ ...model, sets }, keep),
    ]);
  }
  if (lines) return { '': tallySun({ ...model, lines }) };
  return { '': tallyEveryRound(game, () => 0) };
}
