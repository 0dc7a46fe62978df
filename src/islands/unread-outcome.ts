import type { Outcome } from './deliver.ts';

/** The outcome that the visitor has not read yet. */
let unread: Outcome | undefined;

function save() {
  try {
    history.replaceState(unread ? { outcome: unread } : null, '');
  } catch {
    // A browser may refuse, for example after many changes in a short time. The message is sent all the same.
  }
}

/**
 * Keeps the outcome of a message in the state of the history entry until the visitor has read it; `undefined` clears it. Back
 * and Reload restore that state, so visitors who left early still learn the outcome. Nothing is stored.
 */
export function keepUnread(outcome?: Outcome): void {
  unread = outcome;
  save();
  // A link within the page adds an entry, and Back may return to one that was written earlier.
  addEventListener('popstate', save);
}

/** Returns and clears the unread outcome. */
export function takeUnread(): Outcome | undefined {
  const { outcome } = (history.state ?? {}) as { outcome?: Outcome };
  if (outcome) keepUnread();
  return outcome;
}
