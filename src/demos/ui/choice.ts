import { find, onGameKey } from './dom.ts';

/** Offers choices in place of the main button. `offered` gets the focus. `onLook` hears which one is looked at. */
export function createChoice() {
  const group = find('.choice');
  const button = find('.spin');
  // A key that is still held from the main button chooses nothing.
  group.addEventListener('keydown', (event) => event.repeat && event.preventDefault());
  onGameKey((key) => group.querySelectorAll('button')[Number(key) - 1]?.click());

  return async (words: readonly string[], offered: number, onLook: (choice: number) => void) => {
    const choice = await new Promise<number>((resolve) => {
      for (const [index, text] of words.entries()) {
        const option = document.createElement('button');
        option.className = 'primary';
        option.textContent = text;
        option.addEventListener('click', () => resolve(index));
        option.addEventListener('focus', () => onLook(index));
        // Not when a choice comes under a mouse that rests.
        option.addEventListener('pointermove', () => option.focus({ preventScroll: true }));
        group.append(option);
      }
      button.hidden = true;
      group.querySelectorAll('button')[offered]?.focus({ preventScroll: true });
    });
    button.hidden = false;
    button.focus({ preventScroll: true });
    group.replaceChildren();
    return choice;
  };
}
