import { STAKE, START_CREDITS } from '../game.ts';
import { query, setText } from './dom.ts';
import { formatNumber } from './format.ts';
import { prefersReducedMotion, wait } from './motion.ts';

const BETWEEN_COUNTS = 40;
const SMALLEST_WIN = 2;

export function createCredits() {
  let credits = START_CREDITS;
  /** The result of the visit, which new credits leave as it is. */
  let net = 0;

  function add(stakes: number): void {
    credits += stakes * STAKE;
    net += stakes * STAKE;
  }

  /** Shows the credits and the net result, without the part of a win that is not yet counted. */
  function show(uncounted = 0): void {
    setText('.credits', formatNumber(credits - uncounted));
    setText('.net', formatNumber(net - uncounted));
  }

  return {
    held: () => credits,
    net: () => net,
    areGone: () => credits < STAKE,
    payStake() {
      add(-1);
      show();
    },
    refill() {
      credits = START_CREDITS;
      show();
    },
    payOut: add,
    /** Counts a win up in whole stakes, fast at first, for so many milliseconds. With reduced motion, shows all at once. */
    async countUp(multiple: number, duration: number, onCount: (won: number) => void) {
      // Each count would be an event for screen readers. So many of them would drown the result.
      query('.status').ariaHidden = 'true';
      const began = performance.now();
      const left = () => Math.max(0, 1 - (performance.now() - began) / duration);
      while (multiple && left() && !prefersReducedMotion()) {
        const uncounted = Math.min(Math.round(multiple * left() ** 2), multiple - SMALLEST_WIN);
        show(uncounted * STAKE);
        onCount((multiple - uncounted) * STAKE);
        await wait(BETWEEN_COUNTS);
      }
      show();
      query('.status').ariaHidden = null;
      onCount(multiple * STAKE);
    },
  };
}
