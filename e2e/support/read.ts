/** Reads the visible words and the links of a page, to compare them with their source. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens a page without its demo. Without JavaScript (`javaScriptEnabled: false`), this is fast. */
export async function openToRead(page: Page, path: string) {
  await page.route('**/demo-launcher?*', (route) => route.fulfill({ body: '' }));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** The lines of text of each element, without hidden ones. Runs in the page. */
function readLines(elements: Element[]) {
  const isHidden = (element: Element) => {
    const { opacity, overflow } = getComputedStyle(element);
    const isClipped = overflow !== 'visible' && element.getBoundingClientRect().width <= 1;
    return opacity === '0' || isClipped;
  };
  return elements.map((element) => {
    const hidden = [...element.querySelectorAll<HTMLElement>('*')].filter(isHidden);
    for (const { style } of hidden) style.display = 'none';
    const lines = (element as HTMLElement).innerText.split('\n');
    for (const { style } of hidden) style.display = '';
    return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  });
}

/** The visible lines of text in an element. */
export const seen = async (part: Locator) => (await part.evaluateAll(readLines)).flat();

/** The visible lines of each element, such as an item of a list, joined by ` | `. */
export const rows = async (parts: Locator) =>
  (await parts.evaluateAll(readLines)).map((lines) => lines.join(' | '));

/** Expects these facts in a text, in this order. The words between them are an editor's. */
export function expectFacts(text = '', facts: readonly (string | number | undefined)[]) {
  let from = 0;
  const missing = facts.filter((fact) => {
    const words = String(fact ?? '').replaceAll(/\s+/g, ' ');
    const at = text.indexOf(words, from);
    if (at >= 0) from = at + words.length;
    return at < 0;
  });
  expect.soft(missing, `missing, or in another order, in "${text}"`).toEqual([]);
}

/** The ids of the drawings that these `<use>` elements show. */
export const drawingsOf = (uses: Locator) =>
  uses.evaluateAll((all) => all.map((use) => use.getAttribute('href')?.replace(/.*#/, '')));

/** The computed values of a CSS property, one for each element or for its pseudo-element. */
export const stylesOf = (parts: Locator, property: string, pseudo?: '::before' | '::after') =>
  parts.evaluateAll(
    (all, [name, pseudo]) =>
      all.map((element) => getComputedStyle(element, pseudo).getPropertyValue(name)),
    [property, pseudo] as const,
  );

/** The links in an element, as words and path: `Contact → /contact`. Hidden words count only if the whole link is hidden. */
export const linksIn = (part: Locator, home = '/') =>
  part.locator('a').evaluateAll(
    (links, base) =>
      (links as HTMLAnchorElement[]).map((link) => {
        const written = link.getAttribute('href') ?? '';
        const address = written.startsWith('#') ? written : link.href.replace(base, '/');
        const words = link.innerText || link.textContent;
        return `${words.replaceAll(/\s+/g, ' ').trim()} → ${address}`;
      }),
    home,
  );
