import type { Frame, Page } from '@playwright/test';
import { games, optionalPages } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { restyle, twiceAsLarge } from '../support/legibility.ts';
import { drawFrames, waitForIdle } from '../support/pages.ts';
import { findOverlaps } from './find-overlaps.ts';

// With motion, as for most visitors.
test.use({ reducedMotion: 'no-preference', viewport: { width: 2560, height: 900 } });

/** One page of each template. */
const templates = ['', 'contact', ...optionalPages, `game/${games[0]?.id}`, 'terms', '404'];

const fewWidths = [320, 390, 768, 1440];
/** The widths of phones and tablets in steps of 40 px, and of three screens. */
const allWidths = [...Array.from({ length: 19 }, (_, index) => 320 + 40 * index), 1440, 1920, 2560];

/**
 * Makes pictures hit targets, although they normally let clicks through. The notice that a demo loads covers the drawing behind it,
 * and Chromium may not load a lazy frame in a frame that it does not draw.
 */
const hitPictures =
  '*, ::before, ::after { pointer-events: auto !important; } [data-loading] { display: none; }';

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
  const frame = page.frame({ url: ({ pathname }) => pathname.endsWith(`/${path}`) });
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
    `no decorative picture of /${path} overlaps text at any width, or at twice the text size`,
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

test('the panels of the front door open while they come into view, and do not cover the text above them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('');
  const comeIn = page.locator('[aria-labelledby=come-in-heading]');
  await waitForIdle(page);
  /** Scrolls until the panels reach this far into the window. Returns their widths, and the space above them. */
  const scrollTo = async (visible: number) => {
    await comeIn.evaluate((region, part) => {
      const { top = 0 } = region.querySelector('.panel')?.getBoundingClientRect() ?? {};
      scrollBy({ top: top - innerHeight + part, behavior: 'instant' });
    }, visible);
    await drawFrames(page);
    return comeIn.evaluate((region) => {
      const bottom = region
        .querySelector('.door')
        ?.previousElementSibling?.getBoundingClientRect().bottom;
      const boxes = [...region.querySelectorAll('.panel')].map((panel) =>
        panel.getBoundingClientRect(),
      );
      return boxes.map(({ top, width }) => ({ width, gap: top - (bottom ?? NaN) }));
    });
  };
  // Where the opening starts, they are nearest to the visitor.
  const closed = await scrollTo(60);
  expect(closed).toHaveLength(2);
  for (const { gap } of closed) expect(gap, 'the space above them').toBeGreaterThan(0);
  const open = await scrollTo(500);
  const [left, right] = open;
  expect(right?.width, 'the panels mirror each other').toBeCloseTo(left?.width ?? NaN, 0);
  for (const [index, { width }] of open.entries())
    expect(width, 'wider than before').toBeGreaterThan(1.3 * (closed[index]?.width ?? NaN));
});
