const SVG = 'http://www.w3.org/2000/svg';

/** Finds an element. Throws if the page does not have it. */
export function find<T extends HTMLElement = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

export function setText(selector: string, text: string): void {
  find(selector).textContent = text;
}

/** An `<svg>` that shows a symbol of the page's sprite. */
export function symbol(id: string, className = 'symbol'): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', className);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${id}`);
  svg.append(use);
  return svg;
}

/** A part of the board, such as a `cell`. */
export function box(className: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.append(...content);
  return element;
}

/** An SVG line through points: `0.5,1 1.5,2`. */
export function polyline(points: string): SVGElement {
  const line = document.createElementNS(SVG, 'polyline');
  line.setAttribute('points', points);
  line.setAttribute('pathLength', '1');
  return line;
}

/** Calls `callback` for a key while the focus is in the game (https://www.w3.org/TR/WCAG22/#character-key-shortcuts). */
export function onGameKey(callback: (key: string) => void): void {
  document.addEventListener('keydown', ({ key, repeat, ctrlKey, metaKey, altKey }) => {
    if (repeat || ctrlKey || metaKey || altKey) return;
    if (document.activeElement?.closest('.play')) callback(key.toLowerCase());
  });
}
