import { canPlay, newSession, payOut, payStake, refill, STAKE } from '../engine/session.ts';
import { setText } from './dom.ts';
import { formatNumber } from './format.ts';
import { prefersReducedMotion, wait } from './motion.ts';

/** A win counts up in 400 ms, whatever its size. */
const COUNTS = 10;
const BETWEEN_COUNTS = 40;

/** The play credits of one visit, and how the page shows them. */
export function createCredits() {
  let session = newSession();

  function show(): void {
    setText('.credits', formatNumber(session.credits));
    setText('.net', formatNumber(session.net));
  }

  return {
    session: () => session,
    canPlay: () => canPlay(session),
    payStake() {
      session = payStake(session);
      show();
    },
    refill() {
      session = refill(session);
      show();
    },
    payOut(multiple: number) {
      session = payOut(session, multiple);
    },
    /** Shows the credits after a result. A win counts up, except with reduced motion. */
    async showResult(multiple: number) {
      const won = prefersReducedMotion() ? 0 : multiple * STAKE;
      for (let left = COUNTS; won && left > 0; left--) {
        setText('.credits', formatNumber(session.credits - Math.round((won * left) / COUNTS)));
        await wait(BETWEEN_COUNTS);
      }
      show();
    },
  };
}
