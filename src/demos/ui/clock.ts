import { setText } from './dom.ts';
import { formatTime } from './format.ts';

/** Measures the time played on a visible page. Calls `onTick` once a second while it runs. */
export function createClock(onTick: () => void) {
  let before = 0;
  let since: number | undefined;
  let isRunning = false;
  const played = () => before + (since === undefined ? 0 : performance.now() - since);

  function update(): void {
    before = played();
    since = isRunning && !document.hidden ? performance.now() : undefined;
  }
  document.addEventListener('visibilitychange', update);

  setInterval(() => {
    if (since === undefined) return;
    setText('.time', formatTime(played()));
    onTick();
  }, 1000);

  return {
    run(runs: boolean) {
      isRunning = runs;
      update();
    },
    minutes: () => Math.floor(played() / 60_000),
  };
}
