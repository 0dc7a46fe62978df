import { onGameKey, span } from './dom.ts';

/** The time in which a choice ignores presses, in milliseconds: they may be meant for the button that it replaces. */
const beforeChoice = 400;

/**
 * A group of buttons with these labels. The keys 1, 2, 3 … press them, too. Hidden and disabled buttons ignore presses, and
 * after `offer`, all do at first.
 */
export function buttonGroup(
  className: string,
  name: string,
  labels: readonly string[],
  onPress: (index: number) => void,
) {
  let free = 0;
  const isReady = () => !group.hidden && performance.now() >= free;
  const buttons = labels.map((label, index) => {
    const button = document.createElement('button');
    button.className = 'quiet';
    button.textContent = label;
    button.addEventListener('click', () => {
      if (isReady() && button.ariaDisabled !== 'true') onPress(index);
    });
    return button;
  });
  onGameKey((key) => buttons[Number(key) - 1]?.click());
  const group = span(className, ...buttons);
  // A key that is held down since the main button must not choose.
  group.addEventListener('keydown', (event) => event.repeat && event.preventDefault());
  group.role = 'group';
  group.ariaLabel = name;
  return {
    group,
    buttons,
    isReady,
    offer() {
      free = performance.now() + beforeChoice;
      group.hidden = false;
    },
    setDisabled(isDisabled: (index: number) => boolean) {
      for (const [index, button] of buttons.entries())
        button.ariaDisabled = isDisabled(index) ? 'true' : null;
    },
  };
}
