import { find, symbol } from './dom.ts';
import { countOf, formatNumber, listOf } from './format.ts';
import type { WinSize } from './result.ts';

export type Evening = ReturnType<typeof createEvening>;

/** What each round of a visit leaves: one mark in the game's own craft, all equally large. It changes and counts nothing. */
export function createEvening() {
  const line = find('.evening');
  const marks = { plain: 0, small: 0, medium: 0, large: 0 };

  return {
    /** Adds the mark of a round. A win is coloured by its size. */
    add(size: WinSize | 'plain') {
      marks[size]++;
      line.append(symbol('mark', `mark ${size}`));
    },
    /** "34 plain, 6 small wins and 1 large win". */
    words() {
      const { plain, ...wins } = marks;
      const won = Object.entries(wins).filter(([, count]) => count);
      const texts = won.map(([size, count]) => countOf(count, `${size} win`));
      return listOf(plain ? [`${formatNumber(plain)} plain`, ...texts] : texts);
    },
    /** Lays all marks out, where the visit ends. */
    layOut() {
      for (const whole of document.querySelectorAll('.whole'))
        whole.replaceChildren(...[...line.children].map((mark) => mark.cloneNode(true)));
    },
  };
}
