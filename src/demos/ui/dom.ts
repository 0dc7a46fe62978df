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

/** Calls back with each key while the focus is in the game (https://www.w3.org/TR/WCAG22/#character-key-shortcuts). */
export function onGameKey(callback: (key: string) => void): void {
  document.addEventListener('keydown', ({ key, repeat, ctrlKey, metaKey, altKey }) => {
    if (repeat || ctrlKey || metaKey || altKey) return;
    if (document.activeElement?.closest('.after-start')) callback(key.toLowerCase());
  });
}
