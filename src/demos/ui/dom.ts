const SVG = 'http://www.w3.org/2000/svg';

/** An element that every demo page has. */
export function find<T extends HTMLElement = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

/** Sets the text of an element that every demo page has. */
export function setText(selector: string, text: string): void {
  find(selector).textContent = text;
}

/** A symbol of the page's sprite. */
export function symbol(id: string, className = 'symbol'): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', className);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${id}`);
  svg.append(use);
  return svg;
}

/** A place of the board with what it shows. */
export function cell(...pictures: SVGSVGElement[]): HTMLElement {
  const place = document.createElement('span');
  place.className = 'cell';
  place.append(...pictures);
  return place;
}

/** A line through points, for an SVG drawing. */
export function polyline(points: string): SVGElement {
  const line = document.createElementNS(SVG, 'polyline');
  line.setAttribute('points', points);
  return line;
}

/** Shows a result in the short line, and announces it in full to screen readers. */
export function announce(line: string, sentence: string): void {
  setText('.result', line);
  setText('[role=status]', sentence);
}

/** Calls back for a key that is pressed alone, once, while no dialog is open. */
export function onKey(callback: (key: string) => void): void {
  document.addEventListener('keydown', ({ key, repeat, ctrlKey, metaKey, altKey }) => {
    if (repeat || ctrlKey || metaKey || altKey) return;
    if (!document.querySelector('dialog[open]')) callback(key.toLowerCase());
  });
}
