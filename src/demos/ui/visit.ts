import { broughtBy, findsOf, toFind } from '../finds.ts';
import type { Step } from '../engine/step.ts';
import { stakeCredits, creditsAtStart, type DemoGame } from '../game.ts';
import { query, setText } from './dom.ts';
import { countOf, formatNumber } from '../words.ts';
import { prefersReducedMotion, wait } from './motion.ts';
import { lines } from './sentences.ts';

export type Visit = ReturnType<typeof createVisit>;

/** The rounds, finds and credits of one visit. Nothing is stored. */
export function createVisit(game: DemoGame) {
  const credits = createCredits();
  const finds = findsOf(game);
  const places = document.querySelectorAll('.finds li');
  const found = new Set<string>();
  const news: string[] = [];
  let rounds = 0;
  let wins = 0;
  let isInRound = false;
  const tally = () => `${Math.min(found.size, toFind)} of ${toFind} found`;
  const net = () => `Net this visit: ${formatNumber(credits.net())} play credits.`;

  return {
    credits,
    net,
    /** Shows the finds of a step, and returns whether there are new ones. */
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
    /** Takes the stake. From then on, the round counts. */
    beginRound() {
      isInRound = true;
      rounds++;
      credits.add(-1);
      credits.show();
    },
    /** Adds what the round has won, which `credits.countUp` shows, and returns the new finds. */
    endRound(multiple: number): string[] {
      isInRound = false;
      wins += multiple ? 1 : 0;
      credits.add(multiple);
      return news.splice(0);
    },
    tally,
    /** Whether the credits are too few for another round. A round that is not over may still win some. */
    areCreditsGone: () => !isInRound && credits.held() < stakeCredits,
    isComplete: () => !news.length && found.size >= toFind,
    /** The figures of the visit and a farewell, each sentence for a line of its own. */
    lastWords(minutes: number): string {
      const time = minutes ? countOf(minutes, 'minute') : 'less than a minute';
      const figures = `${countOf(rounds, 'round')} and ${countOf(wins, 'win')} in ${time}.`;
      const best = finds.find(({ event }) => found.has(event));
      const open = isInRound ? 'One round is still open.' : '';
      return lines(figures, net(), open, best ? `Best find: ${best.name}.` : '', game.farewell);
    },
  };
}

const betweenCounts = 40;
const smallestWin = 2;

/** The play credits of one visit, and how the page shows them. */
function createCredits() {
  let credits = creditsAtStart;
  /** The result of the visit. New credits do not change it. */
  let net = 0;

  function add(stakes: number): void {
    credits += stakes * stakeCredits;
    net += stakes * stakeCredits;
  }

  function show(uncounted = 0): void {
    setText('.credits', formatNumber(credits - uncounted));
    setText('.net', formatNumber(net - uncounted));
  }

  return {
    held: () => credits,
    net: () => net,
    add,
    show,
    refill() {
      credits = creditsAtStart;
      show();
    },
    /** Counts a win up in whole stakes, within `duration` milliseconds. With reduced motion, shows the sum at once. */
    async countUp(multiple: number, duration: number, onCount: (won: number) => void) {
      // Screen readers would get an event for each number, and might miss the result.
      query('.status').ariaHidden = 'true';
      const began = performance.now();
      const left = () => Math.max(0, 1 - (performance.now() - began) / duration);
      while (left() && !prefersReducedMotion()) {
        const uncounted = Math.min(Math.round(multiple * left() ** 2), multiple - smallestWin);
        show(uncounted * stakeCredits);
        onCount((multiple - uncounted) * stakeCredits);
        await wait(betweenCounts);
      }
      show();
      query('.status').ariaHidden = null;
      onCount(multiple * stakeCredits);
    },
  };
}
