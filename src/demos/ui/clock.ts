import { setText } from './dom.ts';
import { formatTime } from '../words.ts';

/** Counts the seconds played on a visible page. Calls `onTick` after each. */
export function createClock(onTick: () => void) {
  let seconds = 0;
  let isRunning = false;

  setInterval(() => {
    if (!isRunning || document.hidden) return;
    seconds++;
    setText('.time', formatTime(seconds));
    onTick();
  }, 1000);

  return {
    run(runs: boolean) {
      isRunning = runs;
    },
    minutes: () => Math.floor(seconds / 60),
  };
}
