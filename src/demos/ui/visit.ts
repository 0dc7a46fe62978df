import { broughtBy, findsOf } from '../engine/finds.ts';
import type { Step } from '../engine/step.ts';
import type { DemoGame } from '../game.ts';
import { createCredits } from './credits.ts';
import { countOf } from './format.ts';
import { netSentence } from './sentences.ts';

export type Visit = ReturnType<typeof createVisit>;

/** What one visit has brought: its rounds, its finds and its credits. Only the page remembers it. */
export function createVisit(game: DemoGame) {
  const credits = createCredits();
  const finds = findsOf(game);
  const places = document.querySelectorAll('.finds li');
  const brought = new Set<string>();
  let rounds = 0;
  let isNewlyComplete = false;
  const isFound = ({ by }: { by: string }) => brought.has(by);
  const net = () => netSentence(credits.net());
  /** "92 rounds, 5 minutes. Net this visit: −120 play credits." */
  const figures = (minutes: number) =>
    `${countOf(rounds, 'round')}, ${minutes ? countOf(minutes, 'minute') : 'less than a minute'}. ${net()}`;

  return {
    credits,
    net,
    /** Counts a round. Shows what is new in it, and returns its names. */
    count(steps: readonly Step[]): string[] {
      rounds++;
      const missing = finds.filter((find) => !isFound(find));
      for (const what of broughtBy(steps)) brought.add(what);
      const news = missing.filter(isFound);
      for (const find of news) places[finds.indexOf(find)]?.classList.add('found');
      isNewlyComplete = news.length > 0 && news.length === missing.length;
      return news.map(({ name }) => name);
    },
    /** Whether the last round has completed the picture. True once. */
    hasCompleted() {
      const was = isNewlyComplete;
      isNewlyComplete = false;
      return was;
    },
    figures,
    /** The figures, the best of what was found, and the game's farewell. */
    lastWords(minutes: number) {
      const best = finds.find(isFound);
      const found = best ? `Best find: ${best.name}. ` : '';
      return `${figures(minutes)} ${found}${game.farewell}`;
    },
  };
}
