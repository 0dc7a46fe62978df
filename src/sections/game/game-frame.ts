import { followDemo } from './follow-demo.ts';
import { fullScreen } from './full-screen.ts';

/** How long a demo may take to report that it has started, in milliseconds. */
const timeout = 10_000;

/**
 * Adds the controls of a game's frame: full screen, reload, and a message if the demo does not start. The frame and the link to a
 * new tab work without this script.
 */
export function controlGameFrame(gameFrame: HTMLElement): void {
  const frame = gameFrame.querySelector('iframe');
  const loading = gameFrame.querySelector<HTMLElement>('[data-loading]');
  const status = gameFrame.querySelector('[data-status]');
  const reload = gameFrame.querySelector<HTMLElement>('[data-reload]');
  const help = gameFrame.querySelector('details');
  const full = gameFrame.querySelector<HTMLElement>('[data-full-screen]');
  if (!frame || !loading || !status || !reload || !help || !full) return;

  // With `xdm` in its URL, a launcher sends a message once the demo has started.
  const willReport = new URL(frame.src).searchParams.has('xdm');
  // The message may come before or after the frame's `load` event.
  let reportIsDue = willReport;
  let timer: ReturnType<typeof setTimeout>;

  const showConnection = () => {
    status.textContent = navigator.onLine
      ? ''
      : 'You are offline. The demo needs a connection to load.';
  };
  frame.addEventListener('load', () => {
    clearTimeout(timer);
    // The notice would be visible through a transparent page of the launcher.
    loading.hidden = true;
    showConnection();
    if (reportIsDue) {
      timer = setTimeout(() => {
        status.textContent = 'The demo has not started. Reload it, or open it in a new tab.';
        help.open = true;
      }, timeout);
    }
  });
  addEventListener('message', ({ source }) => {
    // Compare the window, because the origin of a frame without `allow-same-origin` is "null".
    if (source !== frame.contentWindow) return;
    reportIsDue = false;
    clearTimeout(timer);
  });

  addEventListener('offline', showConnection);
  addEventListener('online', showConnection);

  reload.hidden = false;
  reload.addEventListener('click', () => {
    reportIsDue = willReport;
    // Setting `src` would add a history entry.
    frame.contentWindow?.location.replace(frame.src);
  });
  if (gameFrame.querySelector('.arch')) followDemo(gameFrame, frame);
  fullScreen(gameFrame, frame, full);
}
