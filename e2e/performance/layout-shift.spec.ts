import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { fontsConfiguration, type FontSet } from '../support/installed-fonts.ts';
import { twiceAsLarge } from '../support/legibility.ts';
import { pages } from '../support/pages.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

const manyWidths = Array.from({ length: 36 }, (_, step) => 320 + 64 * step);
/** The limit of the layout shift on a machine that has only these fonts, and the widths of windows. */
const limits: [FontSet, number, number[], tag: string[]][] = [
  ['Arial', 0.01, [320, 768, 1440], []],
  ['Arial', 0.01, manyWidths, ['@full']],
  ['Roboto', 0.02, manyWidths, ['@full']],
  ['DejaVu', 0.02, manyWidths, ['@full']],
];

/** One page of each template. Both legal pages, because their headings differ in length. */
const tested = [...pages.filter((path) => !path.startsWith('game/')), '404'];
const game = pages.find((path) => path.startsWith('game/'));

/** Takes our fonts out of a page, and returns their rules. Those with `optional` never come after the first paint. */
const removeFonts = (page: Page) =>
  page.evaluate(() => {
    const removed: string[] = [];
    for (const sheet of document.styleSheets) {
      for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
        const text = sheet.cssRules[index]?.cssText ?? '';
        if (!/^@font-face.*woff2/.test(text)) continue;
        sheet.deleteRule(index);
        if (!text.includes('optional')) removed.push(text);
      }
    }
    return removed.join('\n');
  });

/** The layout shift when the fonts come to a page that is painted with its fallbacks, and the texts that move. */
const shiftWith = (page: Page, fonts: string, style: string) =>
  page.evaluate(
    async ([rules, own]) => {
      const drawFrames = () =>
        new Promise((drawn) =>
          requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))),
        );
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(own);
      document.adoptedStyleSheets = [sheet];
      await drawFrames();
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift' });
      sheet.replaceSync(own + rules);
      // The new layout loads the fonts.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      await drawFrames();
      const entries = observer.takeRecords() as LayoutShift[];
      observer.disconnect();
      return {
        value: entries.reduce((sum, { value }) => sum + value, 0),
        texts: entries.flatMap(({ sources }) =>
          sources.map(({ node }) => node?.textContent?.trim().slice(0, 60)),
        ),
      };
    },
    [fonts, style] as const,
  );

for (const [set, limit, widths, tag] of limits) {
  const title = `a page of each template hardly moves when its fonts replace those of a machine with ${set}, at ${widths.length} widths`;
  test(title, { tag }, async ({ playwright, baseURL, launchOptions }) => {
    test.skip(process.platform !== 'linux', 'Only on Linux can a test choose the fonts.');
    test.setTimeout(900_000);
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      env: {
        ...(launchOptions.env ?? process.env),
        FONTCONFIG_FILE: await fontsConfiguration(set),
      },
    });
    const page = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
    // A demo has its own fonts, and moves nothing outside its frame.
    await page.route('**/demo-launcher?*', (route) => route.abort());
    for (const path of [...tested, game ?? '']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const fonts = await removeFonts(page);
      expect(fonts).toContain('woff2');
      for (const [width, style] of [
        ...widths.map((each) => [each, ''] as const),
        [320, twiceAsLarge] as const,
      ]) {
        await page.setViewportSize({ width, height: 800 });
        const { value, texts } = await shiftWith(page, fonts, style);
        const where = `/${path} at ${width} px ${style && 'and 200 % text'}: ${texts.join(' | ')}`;
        expect.soft(value, where).toBeLessThanOrEqual(limit);
      }
    }
    await browser.close();
  });
}
