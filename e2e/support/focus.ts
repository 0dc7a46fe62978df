import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A focused element as a sighted keyboard user sees it. */
interface Stop {
  /** How it is found again in a message. */
  html: string;
  /** Its place among all elements. */
  place: number;
  /** Its box on the page. */
  box: { left: number; top: number; right: number; bottom: number };
  /** Whether something shows that the focus is here, in full. */
  isShown: boolean;
  /** What covers it: the header in any part, the window's edge or another element in its middle. */
  coveredBy: string;
}

/** What the focus is on now; undefined where it is on nothing. Runs in the page, so its helpers stand inside it. */
function readStop(): Stop | undefined {
  const at = document.activeElement;
  if (!at || at === document.body) return undefined;
  const rect = at.getBoundingClientRect();
  const style = getComputedStyle(at);
  const header = document.querySelector('.site-header');
  const isInHeader = header?.contains(at) ?? false;
  const ring = style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth);
  const reach = ring + parseFloat(style.outlineOffset);

  /** Whether an element that clips its content cuts the ring. */
  function isRingCut(): boolean {
    for (
      let outer = at?.parentElement;
      outer && outer !== document.body;
      outer = outer.parentElement
    ) {
      if (getComputedStyle(outer).overflow === 'visible') continue;
      const frame = outer.getBoundingClientRect();
      const isInside =
        rect.left - reach >= frame.left &&
        rect.right + reach <= frame.right &&
        rect.top - reach >= frame.top &&
        rect.bottom + reach <= frame.bottom;
      if (!isInside) return true;
    }
    return false;
  }

  /** What covers the first line of the element, or the top of its box. */
  function cover(): string {
    const [line = rect] = at?.getClientRects() ?? [];
    const seen = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    if (!seen) return 'the edge of the window';
    if (!at?.contains(seen) && !seen.contains(at)) return seen.outerHTML.slice(0, 120);
    // The header may cover no part, which is stricter than 2.4.11. A fixed link stands above the header.
    const isBelow = header && !isInHeader && style.position !== 'fixed';
    return isBelow && rect.top < header.getBoundingClientRect().bottom ? 'the header' : '';
  }

  const { left, top, right, bottom } = rect;
  // Sticky and fixed elements keep their place while the page scrolls.
  const scrolled = isInHeader || style.position === 'fixed' ? 0 : scrollY;
  return {
    html: at.outerHTML.slice(0, 120),
    place: [...document.querySelectorAll('*')].indexOf(at),
    box: { left, top: top + scrolled, right, bottom: bottom + scrolled },
    isShown: ring >= 2 && !isRingCut(),
    coveredBy: cover(),
  };
}

/** Puts the start of keyboard navigation before the first element, as on a page that has just opened. */
export const resetFocus = (page: Page) =>
  page.evaluate(() => {
    const first = document.createElement('button');
    document.body.prepend(first);
    first.focus();
    first.remove();
    scrollTo(0, 0);
  });

/**
 * Presses Tab, or Shift+Tab, from one end of the page to the other, and lists the stops. Skips frames;
 * games/game-frame.spec.ts covers them.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.inert = true;
  });
  const stops: Stop[] = [];
  // More than any page has, so that a trap ends the walk.
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readStop);
    // After the last stop, the focus leaves the page, or starts again where the browser has no bars.
    if (stops.length > 0 && (!stop || stop.place === stops[0]?.place)) return stops;
    if (stop) stops.push(stop);
  }
  throw new Error(`The focus never came out at the end of ${page.url()}.`);
}

/** Expects that the focus goes through the page in reading order, there and, with `andBack`, back, and is seen. */
export async function expectVisibleFocus(
  page: Page,
  size: { width: number; height: number },
  andBack = true,
) {
  await page.setViewportSize(size);
  const at = `in a window of ${size.width} by ${size.height}`;
  await resetFocus(page);
  const forward = await walk(page, 'Tab');
  const backward = andBack ? await walk(page, 'Shift+Tab') : forward.toReversed();
  const places = forward.map(({ place }) => place);
  expect.soft(places.length, at).toBeGreaterThan(0);
  expect.soft(backward.map(({ place }) => place).toReversed(), at).toEqual(places);
  // Jumps up the page, other than to the top of a column on the right.
  const jumps = forward.filter(({ box }, index) => {
    const before = forward[index - 1]?.box;
    return before && box.bottom <= before.top && box.left < before.right;
  });
  expect.soft(jumps, `focus against the reading order ${at}`).toEqual([]);
  const hidden = [...forward, ...backward].filter(
    ({ isShown, coveredBy }) => !isShown || coveredBy,
  );
  expect.soft(hidden, `hidden focus ${at}`).toEqual([]);
}
