/** Checks of the current state of a page or a demo. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { contrast } from '../../src/test/contrast.ts';
import { expect } from './fixtures.ts';
import { restyle } from './legibility.ts';

export const phone = { width: 360, height: 740 };

/** All rules for WCAG 2.2, A to AAA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Controls smaller than 44 by 44 px. Links in sentences may be smaller (WCAG 2.2, 2.5.5), and the label of a checkbox is part of
 * its target.
 */
export const smallTargets = (page: Page) =>
  page.locator('a[href], button, input, select, textarea').evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => {
        const isInline = getComputedStyle(target).display === 'inline';
        return !isInline || !target.closest('p, dd, td, .prose');
      })
      .map((target) => ({
        target,
        box: (target.closest('label') ?? target).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ target, box }) => `${target.outerHTML} is too small: ${box.width} by ${box.height}`),
  );

/**
 * Expects no accessibility errors at these widths, no text that is faint or tiny, and no controls that are too small. The page
 * must have more texts than `few`.
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  widths = [320, 1280],
  few = 10,
) {
  // Without frames, because a sandboxed frame cannot communicate with its page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    // A sticky header covers a part of some target at any position of the page.
    await restyle(page, ':root { --header-position: static }');
    const { violations } = await page.evaluate(
      (values) =>
        (window as unknown as { axe: typeof axe }).axe.run(document, {
          iframes: false,
          resultTypes: ['violations'],
          runOnly: { type: 'tag', values },
        }),
      tags,
    );
    const errors = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `axe ${id}: ${help}\n${html}\n${failureSummary}`),
    );
    errors.push(...(await smallTargets(page)));
    expect.soft(errors.join('\n\n'), `${state}, at ${width} px`).toBe('');
    await restyle(page, '');
    const texts = await expectContrast(page, `${state}, at ${width} px`, few);
    const small = texts.filter(({ size }) => size < 12);
    expect.soft(small, `texts below 12 pixels, ${state}, at ${width} px`).toEqual([]);
  }
}

/** Expects that nothing moves. Fading does not count as motion. */
export async function expectReducedMotion(page: Page) {
  const moved = await page.evaluate(() => {
    const allowed = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'visibility'];
    return document
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((keyframe) => Object.keys(keyframe))
      .filter((property) => !allowed.includes(property));
  });
  expect.soft(moved, 'animated properties').toEqual([]);
}

/**
 * All visible texts and placeholders of a page, each with its size in pixels, its colour and every colour of its nearest opaque
 * background, as `#rrggbb`.
 */
function readTexts() {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('There is no canvas.');
  /** Paints colours on top of each other, and reads the result. */
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
  const backgroundsOf = (element: Element | null, above: string[] = []): string[] => {
    if (!element) return [blend(['#fff', ...above]).hex];
    return coloursOf(getComputedStyle(element)).flatMap((colour) => {
      const layers = [colour, ...above];
      const { hex, isOpaque } = blend(layers);
      return isOpaque ? [hex] : backgroundsOf(element.parentElement, layers);
    });
  };

  const read: { text: string; colour: string; background: string; size: number }[] = [];
  const add = (text: string, element: Element, { color, fontSize }: CSSStyleDeclaration) => {
    for (const background of new Set(backgroundsOf(element))) {
      const { hex: colour } = blend([background, color]);
      read.push({ text: text.slice(0, 40), colour, background, size: parseFloat(fontSize) });
    }
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    // Disabled buttons may have a low contrast.
    if (parent.closest('[aria-disabled=true]')) continue;
    if (parent.closest('.sr-only, .visually-hidden, .skip, option, noscript')) continue;
    add(text, parent, getComputedStyle(parent));
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]')) {
    add(field.placeholder, field, getComputedStyle(field, '::placeholder'));
  }
  return read;
}

/**
 * Expects a contrast of 7, or 4.5 for large text (WCAG 2.2, 1.4.6), even where axe cannot compute it. Expects more texts than
 * `few`. Returns the texts.
 */
export async function expectContrast(page: Page, state: string, few: number) {
  const texts = await page.evaluate(readTexts);
  expect.soft(texts.length, `texts, ${state}`).toBeGreaterThan(few);
  const tooFaint = texts.filter(
    ({ colour, background, size }) => contrast(colour, background) < (size >= 24 ? 4.5 : 7),
  );
  expect.soft(tooFaint, `texts with too little contrast, ${state}`).toEqual([]);
  return texts;
}
