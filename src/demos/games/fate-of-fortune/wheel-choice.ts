import type { Wheel } from '../../engine/rule.ts';
import { buttonGroup } from '../../ui/button-group.ts';
import { query, span } from '../../ui/dom.ts';

/** What a wheel pays: "3 to 20 times". */
const rangeOf = ({ slices }: Wheel) => `${Math.min(...slices)} to ${Math.max(...slices)} times`;

/**
 * Offers the wheels in place of the main button. Their group gets the focus, so that a held key chooses none. Calls
 * `onLook` for the wheel whose button has the focus or the pointer.
 */
export function createWheelChoice(wheels: readonly Wheel[], onLook: (choice: number) => void) {
  const mainButton = query('.main-button');
  const labels = wheels.map(({ name }) => `${name} `);
  let choose: ((choice: number) => void) | undefined;
  const { group, buttons, isReady, offer } = buttonGroup('choice', 'Choose', labels, (choice) =>
    choose?.(choice),
  );
  group.tabIndex = -1;
  group.hidden = true;
  for (const [choice, wheel] of wheels.entries()) {
    const button = buttons[choice];
    if (!button) continue;
    button.className = 'primary';
    button.append(span('range', rangeOf(wheel)));
    // A pointer may rest where the button appears.
    for (const type of ['focus', 'pointerenter'])
      button.addEventListener(type, () => isReady() && onLook(choice));
  }
  query('.controls').append(group);

  return async () => {
    mainButton.hidden = true;
    offer();
    group.focus({ preventScroll: true });
    const choice = await new Promise<number>((resolve) => (choose = resolve));
    group.hidden = true;
    mainButton.hidden = false;
    mainButton.focus({ preventScroll: true });
    return choice;
  };
}
