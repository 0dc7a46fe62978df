import { query } from './dom.ts';

/** What a demo tells the page around its frame. */
export interface DemoMessage {
  source: 'vivid-demo';
  /** The demo can be played. Sent once, where the launcher's address has `xdm`. */
  event?: 'ready';
  /** Whether the game is played, and not its title card shown. */
  playing?: boolean;
  panel?: boolean;
  /** A key for the page, because a frame keeps its keys to itself. */
  key?: string | undefined;
}

export function report(message: Omit<DemoMessage, 'source'>): void {
  const full: DemoMessage = { source: 'vivid-demo', ...message };
  parent.postMessage(full, location.origin);
}

/**
 * Reports at every change whether the game is played, and whether a panel covers it. Passes Escape on to the page,
 * unless it closes a panel. The page tells the demo whether nothing may move.
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
  addEventListener('message', ({ source, data }) => {
    document.documentElement.toggleAttribute(
      'data-reduced-motion',
      source === parent && data === true,
    );
  });
}

/** Says where the focus is, once, when it comes into a frame: Orca is silent then in Firefox (docs/accessibility.md). */
export function announceEntry(): void {
  if (parent === self) return;
  const announce = () => {
    const words = document.createElement('p');
    words.className = 'visually-hidden';
    words.ariaLive = 'polite';
    document.body.append(words);
    // A live region must be there before its words.
    setTimeout(() => {
      words.textContent = `${document.title}: ${document.activeElement?.textContent?.trim()}`;
    }, 200);
    setTimeout(() => words.remove(), 5000);
  };
  addEventListener('focusin', announce, { once: true });
}
