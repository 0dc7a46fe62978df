import type { Playable } from '../engine/rule.ts';
import { playThrough, type Chooser } from '../engine/play-through.ts';
import { addRound, newTally, type Tally } from './tally.ts';

/**
 * Plays every round once: each combination of everything that is drawn. If a round draws more
 * numbers, each of its outcomes counts as a fraction of a round.
 */
export function tallyEveryRound(game: Playable, choose: Chooser): Tally {
  const tally = newTally();
  const drawn: number[] = [];
  const sizes: number[] = [];
  const reels = game.model.strips.length;
  do {
    let next = 0;
    const steps = playThrough(
      game,
      (size) => {
        sizes[next] = size;
        return (drawn[next++] ??= 0);
      },
      choose,
    );
    let share = 1;
    while (next > reels) share /= sizes[--next] ?? 1;
    addRound(game.model, tally, steps, share);
    while (drawn.length && drawn.at(-1) === (sizes[drawn.length - 1] ?? 0) - 1) drawn.pop();
    if (drawn.length) (drawn[drawn.length - 1] as number)++;
  } while (drawn.length);
  return tally;
}
