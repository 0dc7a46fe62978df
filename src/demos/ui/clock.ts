import { setText } from './dom.ts';
import { formatTime } from './format.ts';
import { CHECK_EVERY } from './timing.ts';

/** Counts the time played. It stands still while the visitor takes a break. */
export interface Clock {
  start(): void;
  pause(): void;
  /** Full minutes played so far. */
  minutes(): number;
  /** Is a reality check due? Asking when it is due starts the next interval. */
  isCheckDue(): boolean;
}

/** A clock at zero. It calls back once a second while it runs. */
export function createClock(onTick: () => void): Clock {
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
    pause() {
      before = played();
      since = undefined;
    },
    minutes: () => Math.floor(played() / 60_000),
    isCheckDue() {
      if (played() < nextCheck) return false;
      nextCheck = played() + CHECK_EVERY;
      return true;
    },
  };
}
