import { tallyEveryRound } from './every-round.ts';
import { tallyFire } from './fire-tally.ts';
import { stoppingPoints, tallyLeaves } from './leaf-tally.ts';
import { tallySun } from './line-tally.ts';
import { castMark } from '../engine/sets.ts';
import { largestGroup, tallySets } from './set-tally.ts';
import type { DemoGame } from '../game.ts';
import type { Tally } from './tally.ts';

/**
 * The exact frequency of each result, for each way to play. Games with too many rounds to play one by one have a
 * faster way to count them.
 */
export function tallyByWay(game: DemoGame): Record<string, Tally> {
  const { model, rule } = game;
  const each = <T>(items: readonly T[], tally: (item: T, index: number) => [string, Tally]) =>
    Object.fromEntries(items.map(tally));
  switch (rule.kind) {
    case 'sun':
      return { '': tallySun(model, rule.lines) };
    case 'wheel':
      return each(rule.wheels, ({ name }, wheel) => [name, tallyEveryRound(game, () => wheel)]);
    case 'drops':
      return { '': tallyEveryRound(game, () => 0) };
    case 'leaves':
      return each(stoppingPoints, ([name, stop]) => [name, tallyLeaves(model, rule.foxes, stop)]);
    case 'fire':
      return each(rule.clouds, ({ name, plant }) => [name, tallyFire(model, plant)]);
    case 'sets':
      return {
        'the adviser': tallySets(model, rule.sets),
        'the largest group': tallySets(model, rule.sets, largestGroup),
        'nothing kept': tallySets(model, rule.sets, () => castMark.repeat(5)),
      };
  }
}
