import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { fontsConfiguration, type FontSet } from '../support/fonts.ts';
import { restyle, twiceAsLarge } from '../support/legibility.ts';
import { drawFrames, hold, pages, waitForIdle } from '../support/pages.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** The widths of windows, and the style that a reader puts over a page. */
const few = [320, 768, 1440].map((width) => ({ width, style: '' }));
const others = [
  ...[375, 1100, 2560].map((width) => ({ width, style: '' })),
  ...[320, 1280].map((width) => ({ width, style: twiceAsLarge })),
];

/**
 * The largest shift (Layout Instability) on a machine with these fonts alone, and the views that are opened there. The
 * fonts of a phone and of Linux are measured as Arial is: some widths show that they are.
 */
const limits: [FontSet, number, typeof few, tag: string[]][] = [
  ['Arial', 0.001, few, []],
  ['Arial', 0.001, others, ['@full']],
  ['Roboto', 0.005, few, ['@full']],
  ['DejaVu', 0.02, few, ['@full']],
];

/** The pages by their template. Those of one template take turns, so that each is seen at some width. */
const templates = Map.groupBy([...pages, '404'], (path) =>
  path.replace(/^game\/.*/, 'game').replace(/^(terms|privacy)$/, 'legal'),
);

/**
 * Opens a page, and lets its fonts and pictures come only once all of its text is painted. Gives how far parts of it
 * have then moved by themselves, and their texts.
 */
async function openWithLateFiles(page: Page, path: string, style: string) {
  const files = /\.(woff2|svg|jpe?g|png|webp|avif)$/;
  const release = await hold(page, files);
  // A browser that is busy may paint half of the text first, and move it when the rest comes.
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
    // Some thirty pages: a whole browser on a busy machine needs more than a minute.
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
      // A busy browser may draw no frame of a window: then another one is opened.
      await expect(async () => {
        shifts.length = 0;
        // One window for all pages: to open another one takes longer than a page.
        const page = await browser.newPage({
          baseURL: baseURL ?? '',
          viewport: { width, height: 800 },
          reducedMotion: 'reduce',
        });
        // A demo has fonts of its own, and moves nothing around its frame.
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
