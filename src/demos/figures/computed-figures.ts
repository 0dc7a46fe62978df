import type { DemoGame } from '../game.ts';
import { games } from '../games.ts';
import type { Figures } from '../odds.ts';
import { tallyByWay } from './exact-tally.ts';
import { featureShares, summarise, type Tally } from './tally.ts';

const tallied = new Map<DemoGame, Record<string, Tally>>();

/** All rounds of a game, by the way to play. They are counted once, because it takes seconds. */
export function talliesOf(game: DemoGame): Record<string, Tally> {
  const rounds = tallied.get(game) ?? tallyByWay(game);
  tallied.set(game, rounds);
  return rounds;
}

export function computed(game: DemoGame): Figures {
  const rounds = talliesOf(game);
  const ways = Object.entries(rounds).map(([name, tally]) => [name, summarise(tally)]);
  const usual = rounds[game.usual ?? ''];
  if (!usual) throw new Error(`${game.slug} has no way to play called "${game.usual}".`);
  return { ways: Object.fromEntries(ways), features: featureShares(usual, game.features) };
}

/** The figures of all demos, as `figures.json` has them. */
export const computedFigures = (): Record<string, Figures> =>
  Object.fromEntries(games.map((game) => [game.slug, computed(game)]));
