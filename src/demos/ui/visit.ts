import type { Step } from '../engine/round.ts';
import type { DemoGame } from '../game.ts';
import { createCredits } from './credits.ts';
import { createFinds } from './finds.ts';
import { countOf } from './format.ts';
import { netSentence } from './sentences.ts';

export type Visit = ReturnType<typeof createVisit>;

/** What one visit has brought: its rounds, its finds and its credits. Only the page remembers it. */
export function createVisit(game: DemoGame) {
  const credits = createCredits();
  const finds = createFinds(game);
  let rounds = 0;
  let isNewlyComplete = false;
  const net = () => netSentence(credits.session());

  return {
    credits,
    net,
    /** Counts a round. Returns what it has found. */
    count(steps: readonly Step[]): string[] {
      rounds++;
      const names = finds.take(steps);
      isNewlyComplete = names.length > 0 && finds.isComplete();
      return names;
    },
    /** Whether the last round has completed the picture. True once. */
    hasCompleted() {
      const was = isNewlyComplete;
      isNewlyComplete = false;
      return was;
    },
    /** The best of what was found, in words, or nothing. */
    bestFind() {
      const name = finds.best();
      return name ? `Best find: ${name}. ` : '';
    },
    /** "92 rounds, 5 minutes. Net this visit: −120 play credits." */
    figures: (minutes: number) =>
      `${countOf(rounds, 'round')}, ${countOf(minutes, 'minute')}. ${net()}`,
  };
}
