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

test(
  'no decorative picture overlaps text below a headline of 80 letters',
  { tag: '@full' },
  async ({ page }) => {
    const frame = await openFrame(page, '');
    await frame.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.textContent =
        'Parlour Games, a Long Bar and a Late Supper, Every Single Night of the Long Week';
    });
    await expectNoOverlaps(frame, [320, 768, 1440]);
  },
);

test('the panels of the front door do not cover the text above them while they open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('');
  const comeIn = page.locator('[aria-labelledby=come-in-heading]');
  const text = comeIn.getByRole('paragraph').first();
  await waitForIdle(page);
  // Just below the window, where the opening starts and the panels are nearest to the visitor.
  await text.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await drawFrames(page);
  const gaps = await comeIn.evaluate((region) => {
    const bottom = region.querySelector('p')?.getBoundingClientRect().bottom ?? NaN;
    const panels = [...region.querySelectorAll('a')];
    return panels.map((panel) => panel.getBoundingClientRect().top - bottom);
  });
  expect(Math.min(...gaps), 'the space between them').toBeGreaterThan(0);
});
