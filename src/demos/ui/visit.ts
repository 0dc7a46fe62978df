import { broughtBy, COMPLETE_AT, findsOf } from '../engine/finds.ts';
import type { Step } from '../engine/step.ts';
import type { DemoGame } from '../game.ts';
import { createCredits } from './credits.ts';
import { countOf, formatNumber } from './format.ts';

export type Visit = ReturnType<typeof createVisit>;

/** What one visit has brought: its rounds, its finds and its credits. Only the page remembers it. */
export function createVisit(game: DemoGame) {
  const credits = createCredits();
  const finds = findsOf(game);
  const places = document.querySelectorAll('.finds li');
  const found = new Set<string>();
  const news: string[] = [];
  let rounds = 0;
  const net = () => `Net this visit: ${formatNumber(credits.net())} play credits.`;
  /** "92 rounds, 5 minutes. Net this visit: −120 play credits." */
  const figures = (minutes: number) =>
    `${countOf(rounds, 'round')}, ${minutes ? countOf(minutes, 'minute') : 'less than a minute'}. ${net()}`;

  return {
    credits,
    net,
    /** Shows what a step has found, and says whether there is anything new. */
    note(step: Step): boolean {
      const known = news.length;
      const brought = broughtBy([step]);
      for (const [place, { by, name }] of finds.entries()) {
        if (found.has(by) || !brought.has(by)) continue;
        found.add(by);
        news.push(name);
        places[place]?.classList.add('found');
      }
      return news.length > known;
    },
    /** Counts a round, and returns the names of what it has found. */
    count(): string[] {
      rounds++;
      return news.splice(0);
    },
    /** Whether the rounds that were counted have found enough for the picture. */
    isComplete: () => !news.length && found.size >= COMPLETE_AT,
    figures,
    /** The figures, the best of what was found, and the game's farewell. */
    lastWords(minutes: number) {
      const best = finds.find(({ by }) => found.has(by));
      return `${figures(minutes)} ${best ? `Best find: ${best.name}. ` : ''}${game.farewell}`;
    },
  };
}
