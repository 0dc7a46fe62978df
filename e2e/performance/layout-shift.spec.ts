import { expect, test } from '../support/fixtures.ts';
import { fontsConfiguration, type FontSet } from '../support/fonts.ts';
import { twiceAsLarge } from '../support/legibility.ts';
import { openWithLateFiles } from '../support/layout-shift.ts';
import { pages } from '../support/pages.ts';

/** The largest shift (Layout Instability) on a machine with these fonts alone. */
const limits: [FontSet, number][] = [
  ['Arial', 0.001],
  ['Roboto', 0.005],
  ['DejaVu', 0.02],
];

// A trace of each width would take longer than the tests.
test.use({ trace: 'off' });

for (const [set, limit] of limits) {
  test(`no page moves when its fonts come, on a machine with ${set}`, async ({
    playwright,
    baseURL,
    launchOptions,
  }) => {
    test.skip(
      process.platform !== 'linux',
      'Only on Linux can a test choose the fonts (fontconfig).',
    );
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      env: {
        ...(launchOptions.env ?? process.env),
        FONTCONFIG_FILE: await fontsConfiguration(set),
      },
    });
    const page = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
    // A demo has fonts of its own, and moves nothing around its frame.
    await page.route('**/demo-launcher?*', (route) => route.abort());
    for (const [style, widths] of [
      ['', [320, 375, 768, 1100, 1440, 2560]],
      [twiceAsLarge, [320, 1280]],
    ] as const) {
      await page.addInitScript((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, style);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const path of [...pages, '404']) {
          const { shift } = await openWithLateFiles(page, path);
          const where = `/${path} at ${width} px ${style && 'and 200 % text'}`;
          const { value, texts } = shift;
          expect.soft(value, `${where}: ${texts.join(' | ')}`).toBeLessThanOrEqual(limit);
        }
      }
    }
    await browser.close();
  });
}
