import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { fontsConfiguration, type FontSet } from '../support/fonts.ts';
import { restyle, twiceAsLarge } from '../support/legibility.ts';
import { drawFrames, hold, pages, waitForIdle } from '../support/pages.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** The widths of windows, and a style that a visitor may add to a page. */
const few = [320, 1440].map((width) => ({ width, style: '' }));
const others = [
  { width: 768, style: '' },
  { width: 2560, style: '' },
  { width: 320, style: twiceAsLarge },
];

/**
 * The limit of the layout shift on a machine that has only these fonts, and the views that are opened. The fallbacks for
 * phones and Linux are adapted in the same way as Arial, so a few widths suffice.
 */
const limits: [FontSet, number, typeof few, tag: string[]][] = [
  ['Arial', 0.001, few, []],
  ['Arial', 0.001, others, ['@full']],
  ['Roboto', 0.005, few, ['@full']],
  ['DejaVu', 0.02, few, ['@full']],
];

/** The pages by template. Pages of the same template alternate, so that each is tested at some width. */
const templates = Map.groupBy([...pages, '404'], (path) =>
  path.replace(/^game\/.*/, 'game').replace(/^(terms|privacy)$/, 'legal'),
);

/**
 * Opens a page, and delays its fonts and pictures until all of its text is painted. Returns the layout shift afterwards, and
 * the texts that have moved.
 */
async function openWithLateFiles(page: Page, path: string, style: string) {
  const files = /\.(woff2|svg|jpe?g|png|webp|avif)$/;
  const release = await hold(page, files);
  // A busy browser may paint half of the text first, and move it later.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await restyle(page, style);
  await drawFrames(page);
  const start = await page.evaluate(() => performance.now());
  release();
  await page.waitForLoadState();
  await waitForIdle(page);
  await drawFrames(page);
  await page.unroute(files);
  return page.evaluate((from) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const all = observer.takeRecords() as LayoutShift[];
    const entries = all.filter(({ startTime }) => startTime > from);
    return {
      value: entries.reduce((sum, { value }) => sum + value, 0),
      texts: entries.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.trim())),
    };
  }, start);
}

for (const [turn, [set, limit, opened, tag]] of limits.entries()) {
  const widths = opened.map(({ width }) => width).join(', ');
  const title = `no page moves when its fonts come, on a machine with ${set}, at ${widths} px`;
  test(title, { tag }, async ({ playwright, baseURL, launchOptions }) => {
    test.skip(process.platform !== 'linux', 'Only on Linux can a test choose the fonts.');
    // About thirty pages take more than a minute on a busy machine.
    test.slow();
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      env: {
        ...(launchOptions.env ?? process.env),
        FONTCONFIG_FILE: await fontsConfiguration(set),
      },
    });
    for (const [index, { width, style }] of opened.entries()) {
      const shifts: { value: number; where: string }[] = [];
      // A busy browser may never paint a window. Another one is then opened.
      await expect(async () => {
        shifts.length = 0;
        // One window for all pages, because opening a window takes longer than a page.
        const page = await browser.newPage({
          baseURL: baseURL ?? '',
          viewport: { width, height: 800 },
          reducedMotion: 'reduce',
        });
        // A demo has its own fonts, and moves nothing outside its frame.
        await page.route('**/demo-launcher?*', (route) => route.abort());
        for (const alike of templates.values()) {
          const path = alike[(index + turn) % alike.length] ?? '';
          const { value, texts } = await openWithLateFiles(page, path, style);
          const where = `/${path} at ${width} px ${style && 'and 200 % text'}`;
          shifts.push({ value, where: `${where}: ${texts.join(' | ')}` });
        }
        await page.close();
      }).toPass();
      for (const { value, where } of shifts) expect.soft(value, where).toBeLessThanOrEqual(limit);
    }
    await browser.close();
  });
}
