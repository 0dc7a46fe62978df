/** How long the form waits for an answer, in milliseconds. */
const timeout = 15_000;
/** How long the form waits after the visitor has returned to the page, in milliseconds. */
const timeoutAfterReturn = 5_000;

/**
 * A signal that aborts when an answer takes too long. `AbortSignal.timeout()` would not fire after a stay in the back/forward
 * cache of Firefox and WebKit.
 */
export function answerTimeout(): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  setTimeout(abort, timeout);
  const shorten = ({ persisted }: PageTransitionEvent) => {
    if (persisted) setTimeout(abort, timeoutAfterReturn);
  };
  addEventListener('pageshow', shorten, { signal: controller.signal });
  return controller.signal;
}
