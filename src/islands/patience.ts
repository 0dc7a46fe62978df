/** How long the form waits for an answer, in milliseconds. */
const patience = 15_000;
/** How long it still waits once the visitor has come back to the page. */
const patienceAfterReturn = 5_000;

/**
 * Aborts when an answer has taken too long. By timers of the page: `AbortSignal.timeout()` does not fire once the page was
 * kept for Back in Firefox and WebKit.
 */
export function limitedPatience(): AbortSignal {
  const limit = new AbortController();
  const abort = () => limit.abort();
  setTimeout(abort, patience);
  const shorten = ({ persisted }: PageTransitionEvent) => {
    if (persisted) setTimeout(abort, patienceAfterReturn);
  };
  addEventListener('pageshow', shorten, { signal: limit.signal });
  return limit.signal;
}
