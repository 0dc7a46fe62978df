import { find } from './dom.ts';

/**
 * Tells the page around the frame at every change whether the game is played, and whether a panel covers it. Escape is
 * told, too, because the page does not hear the keys of its frame.
 */
export function reportState(): void {
  const titleCard = find('.title-card');
  const report = (escape = false) => {
    const panel = document.querySelector('dialog[open]') !== null;
    const state = { source: 'vivid-demo', playing: titleCard.hidden, panel, escape };
    parent.postMessage(state, location.origin);
  };
  const observer = new MutationObserver(() => report());
  // The Escape that closes a panel leaves nothing else.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !document.querySelector('dialog[open]')) report(true);
  });
  for (const part of [titleCard, ...document.querySelectorAll('dialog')]) {
    observer.observe(part, { attributeFilter: ['hidden', 'open'] });
  }
}
