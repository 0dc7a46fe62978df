import { setText } from './dom.ts';
import { formatTime } from './format.ts';
import { CHECK_EVERY } from './timing.ts';

/** Counts the time played, and calls back once a second while it runs. */
export function createClock(onTick: () => void) {
  let before = 0;
  let since: number | undefined;
  let nextCheck = CHECK_EVERY;
  const played = () => before + (since === undefined ? 0 : performance.now() - since);

  setInterval(() => {
    if (since === undefined) return;
    setText('.time', formatTime(played()));
    onTick();
  }, 1000);

  return {
    start() {
      since ??= performance.now();
    },
    /** Stands still while the visitor takes a break. */
    pause() {
      before = played();
      since = undefined;
    },
    /** Full minutes played so far. */
    minutes: () => Math.floor(played() / 60_000),
    /** Is a reality check due? Asking when it is due starts the next interval. */
    isCheckDue() {
      if (played() < nextCheck) return false;
      nextCheck = played() + CHECK_EVERY;
      return true;
    },
  };
}
