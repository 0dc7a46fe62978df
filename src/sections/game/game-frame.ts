import { fullScreen } from './full-screen.ts';
import { shareButton } from './share-button.ts';

/** How long a demo may take to report that it has started, in milliseconds. */
const timeout = 10_000;

/**
 * Adds the controls of a game's frame: full screen, reload, share, and a status sentence when the demo does not
 * start. Without this script, the frame still works, and so does the link to a new tab.
 */
export function controlGameFrame(gameFrame: HTMLElement): void {
  const frame = gameFrame.querySelector('iframe');
  const loading = gameFrame.querySelector<HTMLElement>('[data-loading]');
  const status = gameFrame.querySelector('[data-status]');
  const reload = gameFrame.querySelector<HTMLElement>('[data-reload]');
  const full = gameFrame.querySelector<HTMLElement>('[data-full-screen]');
  const share = gameFrame.querySelector<HTMLElement>('[data-share]');
  if (!frame || !loading || !status || !reload || !full || !share) return;

  // A launcher that is asked with `xdm` sends a message once its demo has started.
  const willReport = new URL(frame.src).searchParams.has('xdm');
  // The message may come before the frame's `load` event, or after it.
  let reportIsDue = willReport;
  let timer: ReturnType<typeof setTimeout>;

  const showConnection = () => {
    status.textContent = navigator.onLine
      ? ''
      : 'You are offline. The demo needs a connection to load.';
  };
  frame.addEventListener('load', () => {
    clearTimeout(timer);
    // A launcher's page may be transparent.
    loading.hidden = true;
    showConnection();
    if (reportIsDue) {
      timer = setTimeout(() => {
        status.textContent = 'The demo has not started. Reload it, or open it in a new tab.';
      }, timeout);
    }
  });
  addEventListener('message', ({ source }) => {
    // The origin cannot be compared: that of a frame without `allow-same-origin` is "null".
    if (source !== frame.contentWindow) return;
    reportIsDue = false;
    clearTimeout(timer);
  });

  addEventListener('offline', showConnection);
  addEventListener('online', showConnection);

  reload.hidden = false;
  reload.addEventListener('click', () => {
    reportIsDue = willReport;
    // Setting `src` again would add a step for Back.
    frame.contentWindow?.location.replace(frame.src);
  });
  fullScreen(gameFrame, full);
  shareButton(share, status);
}
