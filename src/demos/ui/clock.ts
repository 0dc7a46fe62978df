import { setText } from './dom.ts';
import { formatTime } from './format.ts';

/** Measures the time played. Calls `onTick` once a second while it runs. */
export function createClock(onTick: () => void) {
  let before = 0;
  let since: number | undefined;
  const played = () => before + (since === undefined ? 0 : performance.now() - since);

  setInterval(() => {
    if (since === undefined) return;
    setText('.time', formatTime(played()));
    onTick();
  }, 1000);

  return {
    start: () => (since ??= performance.now()),
    pause() {
      before = played();
      since = undefined;
    },
    minutes: () => Math.floor(played() / 60_000),
  };
}
