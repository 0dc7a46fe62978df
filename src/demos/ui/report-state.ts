import { query } from './dom.ts';
import { followMotionSetting } from './motion.ts';

/** A message of a demo to the page around its frame. */
export interface DemoMessage {
  source: 'vivid-demo';
  /** The demo can be played. Sent once, where the launcher's address has `xdm`. */
  event?: 'ready';
  /** Whether the game is shown, and not its title card. */
  playing?: boolean;
  panel?: boolean;
  /** A key for the page, which gets no keys from a frame. */
  key?: string | undefined;
}

export function report(message: Omit<DemoMessage, 'source'>): void {
  const full: DemoMessage = { source: 'vivid-demo', ...message };
  parent.postMessage(full, location.origin);
}

/**
 * Reports at every change whether the game is played, and whether a panel covers it. Passes Escape on to the page,
 * unless it closes a panel. Receives from the page whether motion is switched off.
 */
export function reportState(): void {
  const titleCard = query('.title-card');
  const hasPanel = () => document.querySelector('dialog[open]') !== null;
  const reportNow = (key?: string) =>
    report({ playing: Boolean(titleCard.hidden), panel: hasPanel(), key });
  const observer = new MutationObserver(() => reportNow());
  for (const part of [titleCard, ...document.querySelectorAll('dialog')]) {
    observer.observe(part, { attributeFilter: ['hidden', 'open'] });
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !hasPanel()) reportNow(key);
  });
  const switchMotion = followMotionSetting();
  addEventListener('message', ({ source, data }) => {
    if (source === parent) switchMotion(data === true);
  });
}

/** Announces the focus once, when it enters a frame: in Firefox, Orca is silent then (docs/accessibility.md). */
export function announceEntry(): void {
  if (parent === self) return;
  const announce = () => {
    const words = document.createElement('p');
    words.className = 'visually-hidden';
    words.ariaLive = 'polite';
    // At the start, because its pixel would make the page scroll at the end.
    document.body.prepend(words);
    // A live region must exist before its words.
    setTimeout(() => {
      words.textContent = `${document.title}: ${document.activeElement?.textContent?.trim()}`;
    }, 200);
    setTimeout(() => words.remove(), 5000);
  };
  addEventListener('focusin', announce, { once: true });
}
