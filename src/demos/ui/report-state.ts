import { find } from './dom.ts';

/** Tells the page around the frame at every change whether the game is played, and whether a panel covers it. */
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
