import { find } from './dom.ts';

/** The button that starts rounds. It says what it does or, while it waits, what happens. */
export function createMainButton() {
  const button = find('.spin');
  const idle = button.textContent ?? '';
  return {
    /** Makes the button wait. `what` is what happens meanwhile. */
    wait(what = button.dataset['busy'] ?? '') {
      button.setAttribute('aria-disabled', 'true');
      button.classList.add('working');
      button.textContent = what;
    },
    /** Lets the button work again, and says what the next press does. */
    release(text = idle) {
      button.removeAttribute('aria-disabled');
      button.classList.remove('working');
      button.textContent = text;
    },
  };
}
