import type { Outcome } from './deliver.ts';

/** What the visitor has not read yet. */
let unread: Outcome | undefined;

const save = () => history.replaceState(unread ? { outcome: unread } : null, '');

/**
 * Keeps what is known of a message until the visitor has read it, then undefined. Back and Reload restore the state of the
 * history entry, so that whoever left while the message was sent learns what became of it. Nothing is stored.
 */
export function keepUnread(outcome?: Outcome): void {
  unread = outcome;
  save();
  // A link within the page adds an entry, and Back may return to one that was written earlier.
  addEventListener('popstate', save);
}

/** What the visitor has not read yet. Forgets it. */
export function takeUnread(): Outcome | undefined {
  const { outcome } = (history.state ?? {}) as { outcome?: Outcome };
  if (outcome) keepUnread();
  return outcome;
}
