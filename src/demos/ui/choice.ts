import { find, onGameKey } from './dom.ts';

/** The time in which a press still means the main button, which stood here, in milliseconds. */
const GUARD = 400;

/**
 * Offers choices in place of the main button. The group gets the focus, so that no key that is pressed again chooses one.
 * `onLook` hears which one is looked at, `offered` first.
 */
export function createChoice() {
  const group = find('.choice');
  const button = find('.spin');
  // A key that is still held from the main button chooses nothing.
  group.addEventListener('keydown', (event) => event.repeat && event.preventDefault());
  onGameKey((key) => group.querySelectorAll('button')[Number(key) - 1]?.click());

  return async (words: readonly string[], offered: number, onLook: (choice: number) => void) => {
    const began = performance.now();
    const choice = await new Promise<number>((resolve) => {
      for (const [index, text] of words.entries()) {
        const option = document.createElement('button');
        option.className = 'primary';
        option.textContent = text;
        option.addEventListener('click', () => {
          if (performance.now() > began + GUARD) resolve(index);
        });
        option.addEventListener('focus', () => onLook(index));
        // Not when a choice comes under a mouse that rests.
        option.addEventListener('pointermove', () => option.focus({ preventScroll: true }));
        group.append(option);
      }
      button.hidden = true;
      onLook(offered);
      group.focus({ preventScroll: true });
    });
    button.hidden = false;
    button.focus({ preventScroll: true });
    group.replaceChildren();
    return choice;
  };
}
