import { broughtBy, findsOf, TO_FIND } from '../engine/finds.ts';
import type { Step } from '../engine/step.ts';
import type { DemoGame } from '../game.ts';
import { createCredits } from './credits.ts';
import { setText } from './dom.ts';
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
  let wins = 0;
  const tally = () => `${found.size} of ${finds.length} found`;
  const net = () => `Net this visit: ${formatNumber(credits.net())} play credits.`;

  /** "92 rounds and 18 wins in 5 minutes. Net this visit: −120 play credits." */
  function figures(minutes: number): string {
    const time = minutes ? countOf(minutes, 'minute') : 'less than a minute';
    return `${countOf(rounds, 'round')} and ${countOf(wins, 'win')} in ${time}. ${net()}`;
  }

  return {
    credits,
    net,
    figures,
    /** Shows what a step has found, and says whether there is anything new. */
    noteFinds(step: Step): boolean {
      const known = news.length;
      const brought = broughtBy([step]);
      for (const [place, { event, name }] of finds.entries()) {
        if (found.has(event) || !brought.has(event)) continue;
        found.add(event);
        news.push(name);
        places[place]?.classList.add('found');
        setText('.tally', tally());
      }
      return news.length > known;
    },
    /** Counts a round that has paid so many stakes, and returns the names of what it has found. */
    countRound(multiple: number): string[] {
      rounds++;
      wins += multiple ? 1 : 0;
      return news.splice(0);
    },
    rounds: () => rounds,
    tally,
    /** Whether the rounds that were counted have found enough for the picture. */
    isComplete: () => !news.length && found.size >= TO_FIND,
    /** The figures, the best of what was found, and the game's farewell. */
    lastWords(minutes: number) {
      const best = finds.find(({ event }) => found.has(event));
      return `${figures(minutes)} ${best ? `Best find: ${best.name}. ` : ''}${game.farewell}`;
    },
  };
}
