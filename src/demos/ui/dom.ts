const SVG = 'http://www.w3.org/2000/svg';

/** The element that the page is known to have. */
export function find<T extends HTMLElement = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

/** Sets the text of the element that the page is known to have. */
export function write(selector: string, text: string): void {
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

/** An element of a class. */
export function element(className: string, ...children: Node[]): HTMLElement {
  const made = document.createElement('span');
  made.className = className;
  made.append(...children);
  return made;
}

/** A line through points, for a drawing of ours. */
export function polyline(points: string): SVGElement {
  const line = document.createElementNS(SVG, 'polyline');
  line.setAttribute('points', points);
  return line;
}

/** Waits; a browser that sleeps meanwhile simply goes on later. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}

/** Does the visitor want things to stay where they are? */
export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const SPRING = 'linear(0, .32, .68, .94, 1.06, 1.07, 1.03, 1, .995, 1)';

/** The settling of a reel, where the browser knows such curves. */
export const spring = CSS.supports('transition-timing-function', SPRING) ? SPRING : 'ease-out';

/** Animates, except where the visitor wants stillness: then only what fades is kept. */
export function move(
  target: Element,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): Animation {
  const shown = prefersStillness()
    ? keyframes.map((frame) => ({ opacity: frame['opacity'] ?? 1, offset: frame.offset ?? null }))
    : keyframes;
  return target.animate(shown, { fill: 'backwards', easing: 'ease-out', ...options });
}
