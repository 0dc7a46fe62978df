import { broughtBy, findsOf, TO_FIND } from '../engine/finds.ts';
import type { Step } from '../engine/step.ts';
import type { DemoGame } from '../game.ts';
import { createCredits } from './credits.ts';
import { setText, symbol } from './dom.ts';
import { countOf, formatNumber, listOf } from './format.ts';
import { animate } from './motion.ts';
import { winSize, type WinSize } from './result.ts';

/** How many marks are laid out, in some four rows on a phone. The words beside them count all rounds. */
const MARKS = 96;

export type Visit = ReturnType<typeof createVisit>;

/** What one visit has brought: its rounds, its finds and its credits. Only the page remembers it. */
export function createVisit(game: DemoGame) {
  const credits = createCredits();
  const finds = findsOf(game);
  const places = document.querySelectorAll('.finds li');
  const found = new Set<string>();
  const news: string[] = [];
  /** The size of each round's win. Each leaves a mark for the words that end the visit. */
  const sizes: (WinSize | 'plain')[] = [];
  /** "3 of 8 found". */
  const tally = () => `${found.size} of ${finds.length} found`;
  const net = () => `Net this visit: ${formatNumber(credits.net())} play credits.`;

  /** "92 rounds in 5 minutes: 17 small wins and 1 large win. Net this visit: −120 play credits." */
  function figures(minutes: number): string {
    const won = (['small', 'medium', 'large'] as const).flatMap((size) => {
      const count = sizes.filter((other) => other === size).length;
      return count ? [countOf(count, `${size} win`)] : [];
    });
    const time = minutes ? countOf(minutes, 'minute') : 'less than a minute';
    return `${countOf(sizes.length, 'round')} in ${time}: ${listOf(won) || 'no win'}. ${net()}`;
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
      sizes.push(multiple ? winSize(multiple) : 'plain');
      return news.splice(0);
    },
    rounds: () => sizes.length,
    tally,
    /** Lets the circles of the finds say what they are, one after the other. */
    showFinds() {
      for (const [order, place] of places.entries()) {
        const glint = { filter: 'brightness(1.9)', transform: 'scale(1.25)' };
        const picture = place.firstElementChild ?? place;
        animate(picture, [{}, glint, {}], { duration: 500, delay: 500 + 110 * order });
      }
    },
    /** Lays out the marks of the last rounds, beside the words that end the visit. */
    layOut() {
      const before = sizes.length - MARKS;
      for (const whole of document.querySelectorAll('.whole')) {
        whole.replaceChildren(...sizes.slice(-MARKS).map((size) => symbol('mark', `mark ${size}`)));
        if (before > 0) whole.prepend(`+ ${before}`);
      }
    },
    /** Whether the rounds that were counted have found enough for the picture. */
    isComplete: () => !news.length && found.size >= TO_FIND,
    /** The figures, the best of what was found, and the game's farewell. */
    lastWords(minutes: number) {
      const best = finds.find(({ event }) => found.has(event));
      return `${figures(minutes)} ${best ? `Best find: ${best.name}. ` : ''}${game.farewell}`;
    },
  };
}
