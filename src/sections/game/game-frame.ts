import { fullScreen } from './full-screen.ts';
import { shareButton } from './share-button.ts';

/** How long a demo that promised to report (`xdm`) may take to start, in milliseconds. */
const patience = 10_000;

/**
 * Gives the stage of a game its controls: full screen, reload, share, and a sentence when the
 * demo cannot come. Without it, the frame works and the link to a new tab remains.
 */
export function controlStage(stage: HTMLElement): void {
  const frame = stage.querySelector('iframe');
  const trouble = stage.querySelector('[data-trouble]');
  const reload = stage.querySelector<HTMLElement>('[data-reload]');
  const full = stage.querySelector<HTMLElement>('[data-full-screen]');
  const share = stage.querySelector<HTMLElement>('[data-share]');
  if (!frame || !trouble || !reload || !full || !share) return;

  const promisesToReport = new URL(frame.src).searchParams.has('xdm');
  // The report may come before the frame counts as loaded, or after.
  let reportIsDue = promisesToReport;
  let late: ReturnType<typeof setTimeout>;

  const tellConnection = () => {
    trouble.textContent = navigator.onLine
      ? ''
      : 'You are offline. The demo needs a connection to load.';
  };
  frame.addEventListener('load', () => {
    clearTimeout(late);
    tellConnection();
    if (reportIsDue) {
      late = setTimeout(() => {
        trouble.textContent = 'The demo has not started. Reload it, or open it in a new tab.';
      }, patience);
    }
  });
  addEventListener('message', ({ source }) => {
    // The origin says nothing here: that of a frame without `allow-same-origin` is "null".
    if (source !== frame.contentWindow) return;
    reportIsDue = false;
    clearTimeout(late);
  });

  addEventListener('offline', tellConnection);
  addEventListener('online', tellConnection);

  reload.hidden = false;
  reload.addEventListener('click', () => {
    // Assigning the address again loads it again, whatever the frame has become.
    frame.setAttribute('src', frame.src);
    reportIsDue = promisesToReport;
  });
  fullScreen(stage, full);
  shareButton(share, trouble);
}
