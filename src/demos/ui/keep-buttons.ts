import { bestToKeep, createMean } from '../engine/keep-advice.ts';
import { isKept } from '../engine/sets.ts';
import type { Model } from '../game.ts';
import { find, onGameKey } from './dom.ts';

/** The buttons that keep lanterns. A tap on a lantern does the same, and so do the keys 1 to 5. Calls `onChange` with the
 * symbols that the player keeps. */
export function createKeepButtons(model: Model, onChange: (kept: string[]) => void) {
  const bar = find('.keep-buttons');
  const buttons = [...bar.querySelectorAll('button')];
  const lanterns = document.querySelectorAll('.reel');
  const mean = createMean(model);
  let hand: readonly string[] = [];
  const isPressed = (button: HTMLButtonElement) => button.getAttribute('aria-pressed') === 'true';
  const set = (button: HTMLButtonElement, kept: boolean, word: string) => {
    button.setAttribute('aria-pressed', String(kept));
    (button.querySelector('.word') as HTMLElement).textContent = word;
  };
  const keep = (button: HTMLButtonElement, kept: boolean) => {
    set(button, kept, kept ? 'Kept' : 'Goes again');
    lanterns[buttons.indexOf(button)]?.classList.toggle('kept', kept);
  };
  const enable = (enabled: boolean) => {
    for (const button of buttons) button.setAttribute('aria-disabled', String(!enabled));
    bar.classList.toggle('open', enabled);
  };
  const toggle = (button: HTMLButtonElement | undefined) => {
    if (button?.getAttribute('aria-disabled') !== 'false') return;
    keep(button, !isPressed(button));
    onChange(hand.filter((_, lantern) => isPressed(buttons[lantern] as HTMLButtonElement)));
  };

  for (const button of buttons) button.addEventListener('click', () => toggle(button));
  lanterns.forEach((lantern, at) => lantern.addEventListener('click', () => toggle(buttons[at])));
  onGameKey((key) => toggle(buttons[Number(key) - 1]));

  return {
    /** Enables the buttons, preselects the best choice, and returns it. */
    offer(shown: readonly string[]) {
      hand = shown;
      const choice = bestToKeep(mean, shown);
      const best = shown.map((_, lantern) => isKept(choice, lantern));
      buttons.forEach((button, lantern) => {
        keep(button, best[lantern] ?? false);
        button.classList.toggle('best', best[lantern]);
      });
      enable(true);
      return best;
    },
    /** Disables the buttons and returns the choice. */
    take(): number {
      const kept = buttons.map((button, lantern) => (isPressed(button) ? 1 << lantern : 0));
      for (const button of buttons) set(button, false, 'Keep');
      enable(false);
      return kept.reduce((choice, bit) => choice | bit, 0);
    },
  };
}
