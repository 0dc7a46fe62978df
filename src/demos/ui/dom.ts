/** Finds an element. Throws if the page does not have it. */
export function query<T extends HTMLElement = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

export function setText(selector: string, text: string): void {
  query(selector).textContent = text;
}

export function svg(name: string, className: string): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  element.setAttribute('class', className);
  return element;
}

/** A picture that shows a symbol of the page's sprite. */
export function symbol(id: string, className = 'symbol'): SVGElement {
  const use = svg('use', '');
  use.setAttribute('href', `#${id}`);
  const picture = svg('svg', className);
  picture.append(use);
  return picture;
}

/** A `<span>` with a class, such as a `cell` of the board. */
export function span(className: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.append(...content);
  return element;
}

/** The time in which a choice ignores presses, in milliseconds: they may be meant for the button that it replaces. */
const beforeChoice = 400;

/**
 * A group of buttons with these labels. The keys 1, 2, 3 … press them, too. Buttons that are hidden or disabled do nothing, and
 * after `offer`, none does at first.
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

/** Calls back with each key while the focus is in the game (https://www.w3.org/TR/WCAG22/#character-key-shortcuts). */
export function onGameKey(callback: (key: string) => void): void {
  document.addEventListener('keydown', ({ key, repeat, ctrlKey, metaKey, altKey }) => {
    if (repeat || ctrlKey || metaKey || altKey) return;
    if (document.activeElement?.closest('.play')) callback(key.toLowerCase());
  });
}
