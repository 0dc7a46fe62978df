import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { restyle } from './legibility.ts';
import { waitForIdle } from './pages.ts';

/** The widths of the walk: every phone and tablet in steps of 40 px, and three screens. */
const widths = [...Array.from({ length: 19 }, (_, index) => 320 + 40 * index), 1440, 1920, 2560];

/** Pictures let presses through to what is behind them. Here they are to be hit. */
const hitPictures = '*, ::before, ::after { pointer-events: auto !important; }';

/**
 * The lines of text and the controls that a decorative picture meets, each as a sentence. A picture is an image, a drawing,
 * a box that styles paint (a lantern), or the shaped edge of a section. The browser is asked what it hits at points of a
 * line: it hits a drawing only where that is painted. Below a text's own background, a picture is covered. Under a control,
 * it peeps out, so that only a background behind both covers it.
 */
const findWordsOnPictures = (page: Page) =>
  page.evaluate(async () => {
    interface Target {
      element: Element;
      isControl: boolean;
      words: string;
      lines: () => DOMRect[];
    }
    const trim = (text: string | null) => text?.trim().replaceAll(/\s+/g, ' ').slice(0, 40) ?? '';
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const paints = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
      backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    const isOpaque = (element: Element) =>
      !/rgba|\//.test(getComputedStyle(element).backgroundColor);
    const shared = (one: DOMRect, other: DOMRect) => {
      const left = Math.max(one.left, other.left);
      const top = Math.max(one.top, other.top);
      const width = Math.min(one.right, other.right) - left;
      const height = Math.min(one.bottom, other.bottom) - top;
      return width > 0 && height > 0 ? new DOMRect(left, top, width, height) : undefined;
    };

    const findTargets = () => {
      const targets: Target[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        const words = trim(text.textContent);
        if (!words || !element || !isSeen(element)) continue;
        if (element.closest('svg, .sr-only, option, noscript')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        // The boxes of lines reach above their letters.
        const lines = () =>
          Array.from(
            range.getClientRects(),
            ({ x, y, width, height }) => new DOMRect(x, y + height * 0.2, width, height * 0.8),
          );
        targets.push({ element, isControl: false, words, lines });
      }
      for (const element of document.querySelectorAll('a, button, input, select, textarea')) {
        const style = getComputedStyle(element);
        const isBox = paints(style) || parseFloat(style.borderTopWidth) > 0;
        if (!isBox || !isSeen(element) || element.closest('.sr-only')) continue;
        const lines = () => [...element.getClientRects()];
        const words = `[${trim(element.textContent) || element.id}]`;
        targets.push({ element, isControl: true, words, lines });
      }
      return targets;
    };

    const drawn = [
      ...document.querySelectorAll('img, svg :not(g, defs, defs *)'),
      // A wider one is a background of its section, as the sky is.
      ...[...document.querySelectorAll('i:empty')].filter(
        (box) => box.clientWidth < innerWidth / 2,
      ),
    ];
    const edged = [...document.querySelectorAll('.wave, .arches')];
    /** The boxes of all pictures, also of those that show themselves only when the page is scrolled there. */
    const findPictures = () => [
      ...drawn.map((picture) => {
        // A drawing shows a part of the image in it.
        const box = picture.localName === 'image' ? picture.closest('svg') : picture;
        return (box ?? picture).getBoundingClientRect();
      }),
      ...edged.map((section) => {
        const { left, top, width } = section.getBoundingClientRect();
        const height = parseFloat(getComputedStyle(section, '::before').height);
        return new DOMRect(left, top - height, width, height);
      }),
    ];

    /** What is hit is a picture, if it is painted there and does not belong to the target. */
    const isPicture = (hit: Element, { element }: Target, point: DOMRect) => {
      if (hit.contains(element) || element.contains(hit)) return false;
      if (drawn.includes(hit)) return isSeen(hit);
      // Outside its box, an element is hit at its pseudo-elements.
      return edged.includes(hit) && !shared(hit.getBoundingClientRect(), point);
    };
    const pictureAt = (point: DOMRect, target: Target) => {
      for (const hit of document.elementsFromPoint(point.x, point.y)) {
        if (isPicture(hit, target, point)) return hit;
        const isPlate = hit.contains(target.element) && isOpaque(hit);
        if (isPlate && !(target.isControl && hit === target.element)) return undefined;
      }
      return undefined;
    };
    /** The first picture that is hit in a line, at points that are at most 2 px from each other. */
    const pictureIn = (line: DOMRect, target: Target) => {
      const boxes = pictures.flatMap((box) => shared(line, box) ?? []);
      const across = Math.ceil(line.width / 2);
      const down = Math.ceil(line.height / 2);
      for (let row = 0; row <= down; row++) {
        for (let column = 0; column <= across; column++) {
          const x = line.left + (line.width * column) / across;
          const y = line.top + (line.height * row) / down;
          const point = new DOMRect(x, y, 0.01, 0.01);
          const picture = boxes.some((box) => shared(box, point)) && pictureAt(point, target);
          if (picture) return picture;
        }
      }
      return undefined;
    };
    const nameOf = (picture: Element) => {
      const file = picture.getAttribute('href') ?? picture.getAttribute('src');
      const { className } = picture.closest('div, section, footer') ?? {};
      return `${picture.localName} ${file?.slice(0, 60) ?? ''} in "${className?.slice(0, 40)}"`;
    };
    const drawFrame = () => new Promise((drawnFrame) => requestAnimationFrame(drawnFrame));

    const meetings = new Set<string>();
    let pictures = findPictures();
    const near = findTargets().flatMap((target) =>
      target
        .lines()
        .flatMap((line, index) =>
          pictures.some((picture) => shared(line, picture)) ? { target, index } : [],
        ),
    );
    for (const { target, index } of near) {
      const { top = 0, bottom = 0 } = target.lines()[index] ?? {};
      if (top < innerHeight * 0.2 || bottom > innerHeight * 0.8) {
        target.element.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
        const line = target.lines()[index];
        scrollBy({ top: (line?.top ?? 0) - innerHeight / 2, behavior: 'instant' });
        await drawFrame();
        await drawFrame();
        pictures = findPictures();
      }
      const line = target.lines()[index];
      const picture = line && pictureIn(line, target);
      if (picture) meetings.add(`"${target.words}" meets ${nameOf(picture)}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...meetings];
  });

/** Expects that no decorative picture of the open page meets a line of text or a control at any width. */
export async function expectNoWordsOnPictures(page: Page, path: string, style = '') {
  await restyle(page, style + hitPictures);
  await waitForIdle(page);
  const found = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    for (const words of await findWordsOnPictures(page)) {
      found.set(words, [...(found.get(words) ?? []), width]);
    }
  }
  const meetings = Array.from(found, ([words, where]) => `${words}, at ${where.join(', ')} px`);
  expect.soft(meetings, `/${path}`).toEqual([]);
}
