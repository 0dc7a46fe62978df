import type { Frame, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The widest spacing of text that pages must support (WCAG 2.2, 1.4.12). */
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Text at twice its size in the same window (1.4.4). */
export const twiceAsLarge = 'html { font-size: 200% !important; }';

/** Clips words of headings that do not fit on a line, instead of breaking them. */
const unbroken = `
  :is(h1, h2, h3), :has(h1, h2, h3) { min-width: 0 !important; }
  :is(h1, h2, h3) {
    overflow-x: clip !important; overflow-wrap: normal !important; hyphens: manual !important;
  }`;

/** Applies a reader's style sheet to the page, instead of the previous one. */
export const restyle = (page: Page | Frame, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** The text that is clipped, covered by other text or a link's drawing, or only reached by scrolling sideways. */
export const lostText = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    // Further down, the sticky header covers text.
    scrollTo(0, 0);
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) lost.push(`The page is ${scrollWidth} px wide.`);

    const isCutBy = (box: DOMRect, outer: Element) => {
      const { overflowX, overflowY } = getComputedStyle(outer);
      const { left, right, top, bottom } = outer.getBoundingClientRect();
      const cuts = /hidden|clip/;
      return (
        (cuts.test(overflowX) && (box.left < left - 1 || box.right > right + 1)) ||
        (cuts.test(overflowY) && (box.top < top - 1 || box.bottom > bottom + 1))
      );
    };

    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], .sr-only, .visually-hidden, option') &&
      // Some words are only for screen readers in a narrow window.
      getComputedStyle(element).clipPath !== 'inset(50%)';

    // The drawing in a link may cover the text beside it.
    const lines = [...document.querySelectorAll('a > svg')]
      .filter((drawing) => drawing.checkVisibility())
      .map((parent) => ({ box: parent.getBoundingClientRect(), words: 'a drawing', parent }));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim().slice(0, 60);
      if (!words || !parent || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { x, y, width, height } of range.getClientRects()) {
        // The middle of the letters, because the boxes of tight lines overlap.
        const box = new DOMRect(x, y + height * 0.3, width, height * 0.4);
        for (let outer: Element | null = parent; outer; outer = outer.parentElement) {
          if (isCutBy(box, outer)) lost.push(`Cut off: ${words}`);
        }
        const other = lines.find(
          (line) =>
            line.parent !== parent &&
            line.box.left < box.right - 2 &&
            box.left < line.box.right - 2 &&
            line.box.top < box.bottom &&
            box.top < line.box.bottom,
        );
        if (other) lost.push(`"${words}" lies over "${other.words}"`);
        lines.push({ box, words, parent });
      }
    }
    return [...new Set(lost)];
  });

/** Expects that no text is lost at any width, with wide spaces or at twice the size. */
export async function expectReadableText(page: Page) {
  for (const [how, style, widths] of [
    ['as it is', '', [320, 460, 768, 1280, 1920]],
    ['with wide spaces', spaced, [320, 1280]],
    ['at twice the size', twiceAsLarge, [320, 1280]],
    ['at twice the size, with whole words', twiceAsLarge + unbroken, [390]],
  ] as const) {
    await restyle(page, style);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await lostText(page), `${how} at ${width} px`).toEqual([]);
    }
  }
  await restyle(page, '');
}
