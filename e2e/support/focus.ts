import type { Page } from '@playwright/test';
import { contrast, toHex } from '../../src/test/contrast.ts';
import { expect } from './fixtures.ts';

/** The focused element, and the reason why a keyboard user cannot see its focus. Runs in the page. */
function readStop() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const rect = focused.getBoundingClientRect();
  // The label of an invisible control shows the focus.
  const isInvisible = getComputedStyle(focused).opacity === '0';
  const [label = focused] = (isInvisible && (focused as HTMLInputElement).labels) || [];
  const { outlineColor, outlineStyle, outlineWidth, outlineOffset, position } =
    getComputedStyle(label);
  const header = document.querySelector('.site-header');
  // Sticky and fixed elements keep their place while the page scrolls.
  const isFixed = header?.contains(focused) || position === 'fixed';
  const ring = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
  const reach = ring + parseFloat(outlineOffset);

  /** Whether an element that clips its content cuts the ring. */
  function cutsRing(outer: Element) {
    if (outer === document.body || getComputedStyle(outer).overflow === 'visible') return false;
    const { left, right, top, bottom } = outer.getBoundingClientRect();
    const isInside = rect.left - reach >= left && rect.right + reach <= right;
    return !isInside || rect.top - reach < top || rect.bottom + reach > bottom;
  }

  function findError(element: Element) {
    if (ring < 2) return 'no ring';
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      if (cutsRing(outer)) return 'a cut ring';
    }
    return findCover(element);
  }

  function findCover(element: Element) {
    // The first line of the element.
    const [line = rect] = element.getClientRects();
    const seen = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    if (!seen) return 'beyond the edge of the window';
    if (!element.contains(seen) && !seen.contains(element)) {
      return `behind ${seen.outerHTML.slice(0, 120)}`;
    }
    // The header may cover no part, which is stricter than 2.4.11.
    const isBehind = header && !isFixed && rect.top < header.getBoundingClientRect().bottom;
    return isBehind ? 'behind the header' : '';
  }

  const light = focused.closest('.paper');
  const { left, right } = rect;
  const scrolled = isFixed ? 0 : scrollY;
  return {
    html: focused.outerHTML.slice(0, 120),
    place: [...document.querySelectorAll('*')].indexOf(focused),
    box: { left, right, top: rect.top + scrolled, bottom: rect.bottom + scrolled },
    error: findError(focused),
    ring: outlineColor,
    /** The background of a light section. */
    paper: light && getComputedStyle(light).backgroundColor,
  };
}

/** Moves the start of keyboard navigation before the first element, as on a page that has just loaded. */
export const resetFocus = (page: Page) =>
  page.evaluate(() => {
    const first = document.createElement('button');
    document.body.prepend(first);
    first.focus();
    first.remove();
    scrollTo(0, 0);
  });

/**
 * Presses Tab, or Shift+Tab, from one end of the page to the other, and lists the stops. Skips frames, which
 * games/game-frame.spec.ts tests.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.inert = true;
  });
  const stops: NonNullable<ReturnType<typeof readStop>>[] = [];
  // More than any page has, so that a focus trap ends the loop.
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readStop);
    // After the last stop, the focus leaves the page, or starts again where the browser has no bars.
    if (stops.length > 0 && (!stop || stop.place === stops[0]?.place)) return stops;
    if (stop) stops.push(stop);
  }
  throw new Error(`The focus did not leave ${page.url()}.`);
}

/** Expects that the focus moves in reading order, and is always visible, on the way through the page in one direction. */
export async function expectVisibleFocus(
  page: Page,
  size: { width: number; height: number },
  key: 'Tab' | 'Shift+Tab' = 'Tab',
) {
  await page.setViewportSize(size);
  const where = `in a window of ${size.width} by ${size.height}`;
  await resetFocus(page);
  const stops = await walk(page, key);
  const inOrder = key === 'Tab' ? stops : stops.toReversed();
  expect.soft(stops.length, `stops ${where}`).toBeGreaterThan(0);
  // Jumps up the page, other than to the top of a column on the right.
  const jumps = inOrder.filter(({ box }, index) => {
    const before = inOrder[index - 1]?.box;
    return before && box.bottom <= before.top && box.left < before.right;
  });
  expect.soft(jumps, `focus against the reading order ${where}`).toEqual([]);
  const hidden = stops.filter(({ error }) => error);
  expect.soft(hidden, `hidden focus ${where}`).toEqual([]);
  const faint = stops.filter(({ ring, paper }) => paper && contrast(toHex(ring), toHex(paper)) < 3);
  expect.soft(faint, `a ring too faint for its background ${where} (WCAG 1.4.11)`).toEqual([]);
}
