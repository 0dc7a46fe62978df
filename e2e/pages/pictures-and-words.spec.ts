import type { Frame, Page } from '@playwright/test';
import { games, optionalPages } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { restyle, twiceAsLarge } from '../support/legibility.ts';
import { waitForIdle } from '../support/pages.ts';

// With motion, as for most visitors.
test.use({ reducedMotion: 'no-preference', viewport: { width: 2560, height: 900 } });

/** One page of each template. */
const templates = ['', 'contact', ...optionalPages, `game/${games[0]?.id}`, 'terms', '404'];

const fewWidths = [320, 390, 600, 768, 1024, 1440, 2560];
/** The widths of phones and tablets in steps of 40 px, and of three screens. */
const allWidths = [...Array.from({ length: 19 }, (_, index) => 320 + 40 * index), 1440, 1920, 2560];

/** Makes pictures hit targets, although they normally let clicks through. */
const hitPictures = '*, ::before, ::after { pointer-events: auto !important; }';

/**
 * The lines of text and the controls that a decorative picture overlaps. A picture is an image, a drawing, a box that
 * styles paint (a lantern), or the shaped edge of a section. The browser tells which elements are painted at points that
 * both share. An opaque background between text and picture hides the picture; a control hides only what is behind both.
 */
const findOverlaps = (frame: Frame) =>
  frame.evaluate(async () => {
    interface Target {
      element: Element;
      isControl: boolean;
      words: string;
      lines: () => DOMRect[];
    }
    const trim = (text: string | null) => text?.trim().replaceAll(/\s+/g, ' ').slice(0, 40) ?? '';
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isOpaque = (element: Element) =>
      !/rgba|\//.test(getComputedStyle(element).backgroundColor);
    const overlapOf = (one: DOMRect, other: DOMRect) => {
      const left = Math.max(one.left, other.left);
      const top = Math.max(one.top, other.top);
      const width = Math.min(one.right, other.right) - left;
      const height = Math.min(one.bottom, other.bottom) - top;
      return width > 0 && height > 0 ? [new DOMRect(left, top, width, height)] : [];
    };

    function findTexts() {
      const targets: Target[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        const words = trim(text.textContent);
        if (!words || !element || !isSeen(element)) continue;
        if (element.closest('svg, .sr-only, option, noscript')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        // Line boxes are higher than their letters.
        const lines = () =>
          Array.from(
            range.getClientRects(),
            ({ x, y, width, height }) => new DOMRect(x, y + height * 0.2, width, height * 0.8),
          );
        targets.push({ element, isControl: false, words, lines });
      }
      return targets;
    }
    function findControls() {
      const targets: Target[] = [];
      for (const element of document.querySelectorAll('a, button, input, select, textarea')) {
        const { backgroundImage, backgroundColor, borderTopWidth } = getComputedStyle(element);
        const isPainted = backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
        const isBox = isPainted || parseFloat(borderTopWidth) > 0;
        if (!isBox || !isSeen(element) || element.closest('.sr-only')) continue;
        const words = `[${trim(element.textContent) || element.id}]`;
        targets.push({
          element,
          isControl: true,
          words,
          lines: () => [...element.getClientRects()],
        });
      }
      return targets;
    }

    const drawn = [
      ...document.querySelectorAll('img, svg :not(g, defs, defs *)'),
      // A wider picture is a background of its section, such as the sky.
      ...[...document.querySelectorAll('i:empty')].filter(
        (box) => box.clientWidth < innerWidth / 2,
      ),
    ];
    const edged = [...document.querySelectorAll('.wave, .arches')];
    const findBoxes = () => [
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

    // A hit outside the box of an element is on its pseudo-elements.
    const isPicture = (hit: Element, y: number) =>
      drawn.includes(hit)
        ? isSeen(hit)
        : edged.includes(hit) && y < hit.getBoundingClientRect().top;
    /** The picture that is painted at a point and not hidden from the target. */
    const pictureAt = (x: number, y: number, { element, isControl }: Target) => {
      for (const hit of document.elementsFromPoint(x, y)) {
        if (hit.contains(element)) {
          if (isOpaque(hit) && !(isControl && hit === element)) return undefined;
        } else if (!element.contains(hit) && isPicture(hit, y)) return hit;
      }
      return undefined;
    };
    let boxes = findBoxes();
    const pictureIn = (line: DOMRect, target: Target) => {
      const shared = boxes.flatMap((box) => overlapOf(line, box));
      const isShared = (x: number, y: number) =>
        shared.some((box) => x >= box.left && x < box.right && y >= box.top && y < box.bottom);
      for (let { y } = line; y < line.bottom; y += 2) {
        for (let { x } = line; x < line.right; x += 2) {
          const picture = isShared(x, y) && pictureAt(x, y, target);
          if (picture) return picture;
        }
      }
      return undefined;
    };

    const overlaps = new Set<string>();
    const drawFrame = () => new Promise((drawnFrame) => requestAnimationFrame(drawnFrame));
    const near = [...findTexts(), ...findControls()].flatMap((target) =>
      Array.from(target.lines(), (line, index) => ({ line, target, index })).filter(({ line }) =>
        boxes.some((box) => overlapOf(line, box).length > 0),
      ),
    );
    /** Scrolls a line into the middle of the window, if it is near an edge. */
    const bringIntoSight = async ({ element, lines }: Target, index: number) => {
      const { top = 0, bottom = 0 } = lines()[index] ?? {};
      if (top >= innerHeight * 0.2 && bottom <= innerHeight * 0.8) return;
      element.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
      const { top: scrolled = 0 } = lines()[index] ?? {};
      scrollBy({ top: scrolled - innerHeight / 2, behavior: 'instant' });
      // Some pictures appear only when the page is scrolled to them.
      await drawFrame();
      await drawFrame();
      boxes = findBoxes();
    };
    const nameOf = (picture: Element) => {
      const file = picture.getAttribute('href') ?? picture.getAttribute('src') ?? '';
      const { className = '' } = picture.closest('div, section, footer') ?? {};
      return `${picture.localName} ${file} in "${className}"`;
    };
    for (const { target, index } of near) {
      await bringIntoSight(target, index);
      const line = target.lines()[index];
      const picture = line && pictureIn(line, target);
      if (picture) overlaps.add(`"${target.words}" meets ${nameOf(picture)}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...overlaps];
  });

/**
 * Opens a page in a frame, without its demo, which is tested separately. A frame changes its width like a window, but
 * Chromium stops drawing for good after some changes of a window's size.
 */
async function openFrame(page: Page, path: string) {
  await page.route('**/demo-launcher?*', (route) => route.fulfill({ body: '' }));
  await page.route('**/in-a-frame', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><style>body, iframe { margin: 0; border: 0 }</style><iframe src="./${path}"></iframe>`,
    }),
  );
  await page.goto('in-a-frame');
  const frame = page.frames()[1];
  if (!frame) throw new Error(`/${path} is in no frame.`);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  return frame;
}

async function expectNoOverlaps(frame: Frame, widths: readonly number[], style = '') {
  await restyle(frame, style + hitPictures);
  await waitForIdle(frame);
  const box = frame.page().locator('iframe');
  for (const width of widths) {
    await box.evaluate((element, size) => Object.assign(element.style, size), {
      width: `${width}px`,
      height: width < 768 ? '740px' : '900px',
    });
    expect.soft(await findOverlaps(frame), `${frame.url()} at ${width} px`).toEqual([]);
  }
}

for (const path of templates) {
  test(`no decorative picture of /${path} overlaps text or a control`, async ({ page }) => {
    const frame = await openFrame(page, path);
    await expectNoOverlaps(frame, fewWidths);
  });

  test(
    `nor at any width, also at twice the text size: /${path}`,
    { tag: '@full' },
    async ({ page }) => {
      // Slow, because the layout of the page changes dozens of times.
      test.slow();
      const frame = await openFrame(page, path);
      await expectNoOverlaps(frame, allWidths);
      const everyOther = allWidths.filter((_, index) => index % 2 === 0);
      await expectNoOverlaps(frame, everyOther, twiceAsLarge);
    },
  );
}

test('no decorative picture overlaps text below a headline of 80 letters', async ({ page }) => {
  const frame = await openFrame(page, '');
  await frame.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent =
      'Parlour Games, a Long Bar and a Late Supper, Every Single Night of the Long Week';
  });
  await expectNoOverlaps(frame, [320, 768, 1440]);
});
