import type { DemoGame } from '../game.ts';
import { find } from './dom.ts';

/** The button that starts rounds. It says what it does or, while it waits, what happens. */
export function createMainButton([idle, busy]: DemoGame['button']) {
  const button = find('.spin');
  return {
    /** Makes the button wait. `what` is what happens meanwhile. */
    wait(what: string = busy) {
      button.setAttribute('aria-disabled', 'true');
      button.textContent = what;
    },
    /** Lets the button work again, and says what the next press does. */
    release(text: string = idle) {
      button.removeAttribute('aria-disabled');
      button.textContent = text;
    },
  };
}
