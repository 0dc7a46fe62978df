import type { Model } from '../game.ts';
import { bestHold } from '../play/best-hold.ts';
import { holdSentence } from '../sentences.ts';
import { find } from './dom.ts';

/** The buttons under the lanterns that say which are kept. */
export interface Holds {
  /** Offers the choice, with the best one made already; gives the advice in words. */
  offer(shown: readonly string[]): string;
  /** Takes the choice back and tells what it was. */
  take(): boolean[];
}

/** Makes the prerendered hold buttons work, by press and by the keys 1 to 5. */
export function createHolds(model: Model): Holds {
  const bar = find('.holds');
  const buttons = [...bar.querySelectorAll('button')];
  const isKept = (button: HTMLButtonElement) => button.getAttribute('aria-pressed') === 'true';
  const set = (button: HTMLButtonElement, kept: boolean) => {
    button.setAttribute('aria-pressed', String(kept));
    (button.querySelector('.word') as HTMLElement).textContent = kept ? 'Kept' : 'Cast';
  };
  const enable = (enabled: boolean) => {
    for (const button of buttons) button.setAttribute('aria-disabled', String(!enabled));
    bar.classList.toggle('open', enabled);
  };
  const toggle = (button: HTMLButtonElement | undefined) => {
    if (button?.getAttribute('aria-disabled') === 'false') set(button, !isKept(button));
  };

  for (const button of buttons) button.addEventListener('click', () => toggle(button));
  document.addEventListener('keydown', ({ key, repeat, ctrlKey, metaKey, altKey }) => {
    if (!repeat && !ctrlKey && !metaKey && !altKey && /^[1-5]$/.test(key)) {
      if (!document.querySelector('dialog[open]')) toggle(buttons[Number(key) - 1]);
    }
  });

  return {
    offer(shown) {
      const { keep } = bestHold(model, shown);
      buttons.forEach((button, lantern) => {
        set(button, keep[lantern] ?? false);
        button.classList.toggle('best', keep[lantern]);
      });
      enable(true);
      return holdSentence(keep);
    },
    take() {
      enable(false);
      const keep = buttons.map(isKept);
      return keep;
    },
  };
}
