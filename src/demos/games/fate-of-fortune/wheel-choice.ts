import { buttonGroup, query } from '../../ui/dom.ts';
import { BEFORE_CHOICE } from '../../ui/timing.ts';

/**
 * Offers choices in place of the main button. The group gets the focus, so that no key that is pressed again chooses one.
 * `onLook` hears which one is looked at.
 */
export function createWheelChoice(words: readonly string[], onLook: (choice: number) => void) {
  const mainButton = query('.spin');
  const { group, buttons } = buttonGroup('choice', 'Choose', words, (choice) => choose?.(choice));
  let choose: ((choice: number) => void) | undefined;
  group.tabIndex = -1;
  group.hidden = true;
  // A key that is still held from the main button chooses nothing.
  group.addEventListener('keydown', (event) => event.repeat && event.preventDefault());
  for (const [choice, button] of buttons.entries()) {
    button.className = 'primary';
    button.addEventListener('focus', () => onLook(choice));
    // Not when a choice comes under a mouse that rests.
    button.addEventListener('pointermove', () => button.focus({ preventScroll: true }));
  }
  query('.controls').append(group);

  function swap(isOffered: boolean): void {
    group.hidden = !isOffered;
    mainButton.hidden = isOffered;
    (isOffered ? group : mainButton).focus({ preventScroll: true });
  }

  return async () => {
    swap(true);
    const free = performance.now() + BEFORE_CHOICE;
    const choice = await new Promise<number>((resolve) => {
      choose = (pressed) => performance.now() > free && resolve(pressed);
    });
    choose = undefined;
    swap(false);
    return choice;
  };
}
