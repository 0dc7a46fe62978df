/** How long the form waits for an answer, in milliseconds. */
const timeout = 15_000;
/** How long it still waits once the visitor has come back to the page. */
const timeoutAfterReturn = 5_000;

/**
 * Aborts when an answer has taken too long. By timers of the page: `AbortSignal.timeout()` does not fire once the page was
 * kept for Back in Firefox and WebKit.
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
