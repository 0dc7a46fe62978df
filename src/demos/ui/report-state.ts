import { find } from './dom.ts';

/**
 * Tells the page around the frame what the demo shows, at every change. The page opens its poster while the game is
 * played, and takes its own button away from an open panel.
 */
export function reportState(): void {
  const titleCard = find('.title-card');
  const report = () => {
    const panel = document.querySelector('dialog[open]') !== null;
    parent.postMessage({ source: 'vivid-demo', playing: titleCard.hidden, panel }, location.origin);
  };
  const observer = new MutationObserver(report);
  for (const part of [titleCard, ...document.querySelectorAll('dialog')]) {
    observer.observe(part, { attributeFilter: ['hidden', 'open'] });
  }
}
