import { followDemo } from './follow-demo.ts';
import { fullScreen } from './full-screen.ts';

/** How long a demo may take to report that it has started, in milliseconds. */
const timeout = 10_000;

/**
 * Adds the controls of a game's frame: full screen, reload, and a message if the demo does not start. Until our own demo has
 * started, the frame is hidden, because a browser's error page would replace the poster. The frame and the link to a new tab work
 * without this script.
 */
export function controlGameFrame(gameFrame: HTMLElement): void {
  const frame = gameFrame.querySelector('iframe');
  const loading = gameFrame.querySelector<HTMLElement>('[data-loading]');
  const status = gameFrame.querySelector('[data-status]');
  const reload = gameFrame.querySelector<HTMLElement>('[data-reload]');
  const help = gameFrame.querySelector('details');
  const full = gameFrame.querySelector<HTMLElement>('[data-full-screen]');
  if (!frame || !loading || !status || !reload || !help || !full)
    throw new Error('The game frame lacks one of its controls.');

  // With `xdm` in its URL, a launcher sends a message once the demo has started.
  const willReport = new URL(frame.src).searchParams.has('xdm');
  const isOwn = gameFrame.querySelector('.arch') !== null;
  let state: 'loading' | 'started' | 'failed' = 'loading';
  let timer: ReturnType<typeof setTimeout>;

  const showStatus = () => {
    const messages = {
      loading: navigator.onLine ? '' : 'You are offline. The demo needs a connection to load.',
      started: '',
      failed: 'The demo has not started. Reload it, or open it in a new tab.',
    };
    status.textContent = messages[state];
  };
  const show = (newState: typeof state) => {
    state = newState;
    clearTimeout(timer);
    gameFrame.classList.toggle('not-started', isOwn && willReport && state !== 'started');
    if (state === 'failed') help.open = true;
    showStatus();
  };

  show('loading');
  frame.addEventListener('load', () => {
    // The notice would be visible through a transparent page of the launcher.
    loading.hidden = true;
    // The report may come before or after this event.
    if (!willReport) show('started');
    else if (state === 'loading') timer = setTimeout(() => show('failed'), timeout);
  });
  addEventListener('message', ({ source }) => {
    // Compare the window, because the origin of a frame without `allow-same-origin` is "null".
    if (source === frame.contentWindow && state !== 'started') show('started');
  });
  for (const change of ['offline', 'online']) {
    addEventListener(change, () => state === 'loading' && showStatus());
  }

  reload.hidden = false;
  reload.addEventListener('click', () => {
    show('loading');
    // Setting `src` would add a history entry.
    frame.contentWindow?.location.replace(frame.src);
  });
  if (isOwn) followDemo(gameFrame, frame);
  fullScreen(gameFrame, frame, full);
}
