import type { DemoGame } from '../game.ts';
import { query } from './dom.ts';

/** The action of a press that began while the button was disabled. */
const nothing = () => undefined;

export function createMainButton([ready, busy]: DemoGame['button']) {
  const button = query('.main-button');
  let onPress: (() => void) | undefined;
  let began: (() => void) | undefined;

  // A press has the effect that the button had when the press began. Repeated keys have none.
  for (const type of ['pointerdown', 'keydown']) {
    button.addEventListener(type, (event) => {
      if (event instanceof KeyboardEvent && event.repeat) return event.preventDefault();
      began = onPress ?? nothing;
    });
  }
  button.addEventListener('click', () => {
    // Screen readers click without a press.
    const meant = began ?? onPress;
    began = undefined;
    if (meant === onPress) onPress?.();
  });

  function disable(label = busy): void {
    onPress = undefined;
    Object.assign(button, { ariaDisabled: 'true', textContent: label });
  }

  return {
    disable,
    async waitForPress(label = ready, orElse?: Promise<unknown>) {
      Object.assign(button, { ariaDisabled: null, textContent: label });
      const press = new Promise<void>((resolve) => (onPress = resolve));
      await Promise.race([press, orElse ?? press]);
      disable();
    },
  };
}
