import type { Page } from '@playwright/test';
import { contrast } from '../../src/lib/contrast.fixture.ts';
import { expect } from './fixtures.ts';

/** A text with the colours of its letters and of a ground that may lie behind them, as `#rrggbb`. */
interface Letters {
  text: string;
  colour: string;
  ground: string;
  isLarge: boolean;
}

/** All visible texts of a page. A ground is the nearest one behind a text that nothing shines through. */
function readLetters(): Letters[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('There is no canvas.');
  /** Paints colours over each other, and reads what is seen. */
  const blend = (colours: string[]) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    return { hex: `#${hex}`, isOpaque: alpha === 255 };
  };
  /** The colours of a gradient, or the background colour. */
  const coloursOf = (style: CSSStyleDeclaration) =>
    style.backgroundImage.match(/(?:rgba?|color|oklab)\([^()]*\)/g) ?? [style.backgroundColor];
  const groundsOf = (element: Element | null, above: string[] = []): string[] => {
    if (!element) return [blend(['#fff', ...above]).hex];
    return coloursOf(getComputedStyle(element)).flatMap((colour) => {
      const layers = [colour, ...above];
      const { hex, isOpaque } = blend(layers);
      return isOpaque ? [hex] : groundsOf(element.parentElement, layers);
    });
  };

  const letters: Letters[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (parent.closest('.sr-only, .skip, option, noscript, [aria-hidden=true]')) continue;
    const style = getComputedStyle(parent);
    const size = parseFloat(style.fontSize);
    for (const ground of new Set(groundsOf(parent))) {
      const { hex: colour } = blend([ground, style.color]);
      letters.push({ text: text.slice(0, 40), colour, ground, isLarge: size >= 24 });
    }
  }
  return letters;
}

/** Expects a contrast of 7, and of 4.5 for large text (WCAG 2.2, 1.4.6), also where axe cannot tell it. */
export async function expectContrast(page: Page) {
  const letters = await page.evaluate(readLetters);
  expect.soft(letters.length, 'texts').toBeGreaterThan(10);
  const faint = letters.filter(
    ({ colour, ground, isLarge }) => contrast(colour, ground) < (isLarge ? 4.5 : 7),
  );
  expect.soft(faint, 'texts with too little contrast').toEqual([]);
}
