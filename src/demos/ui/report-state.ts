import { find } from './dom.ts';

/**
 * Tells the page around the frame at every change whether the game is played, and whether a panel covers it. Passes
 * Escape on to the page, unless it closes a panel. The page tells the demo whether nothing may move.
 */
export function reportState(): void {
  const titleCard = find('.title-card');
  const hasPanel = () => document.querySelector('dialog[open]') !== null;
  const report = (key?: string) => {
    const state = { playing: titleCard.hidden, panel: hasPanel() };
    parent.postMessage({ source: 'vivid-demo', ...state, key }, location.origin);
  };
  const observer = new MutationObserver(() => report());
  for (const part of [titleCard, ...document.querySelectorAll('dialog')]) {
    observer.observe(part, { attributeFilter: ['hidden', 'open'] });
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !hasPanel()) report(key);
  });
  addEventListener('message', ({ source, data }) => {
    document.documentElement.toggleAttribute('data-still', source === parent && data === true);
  });
}
