import type { Outcome } from './deliver.ts';

/**
 * Keeps what is known of a message until the visitor has read it. Back and Reload restore the state of the history entry,
 * so that whoever left while the message was sent learns what became of it. Nothing is stored.
 */
export function keepUnread(outcome: Outcome): void {
  history.replaceState({ outcome }, '');
}

/** What the visitor has not read yet. Forgets it. */
export function takeUnread(): Outcome | undefined {
  const state = history.state as { outcome?: Outcome } | null;
  if (!state?.outcome) return undefined;
  history.replaceState(null, '');
  return state.outcome;
}
