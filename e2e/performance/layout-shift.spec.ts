import { expect, test } from '../support/fixtures.ts';
import { fontsConfiguration, type FontSet } from '../support/fonts.ts';
import { restyle, twiceAsLarge } from '../support/legibility.ts';
import { shiftOfFonts } from '../support/layout-shift.ts';
import { open, pages, settle } from '../support/pages.ts';

/** The largest shift (Layout Instability) on a machine with these fonts alone. */
const limits: [FontSet, number][] = [
  ['Arial', 0.001],
  ['Roboto', 0.005],
  ['DejaVu', 0.02],
];

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
    for (const path of [...pages, '404']) {
      await open(page, path);
      await settle(page);
      for (const [style, widths] of [
        ['', [320, 375, 768, 1100, 1440, 2560]],
        [twiceAsLarge, [320, 1280]],
      ] as const) {
        await restyle(page, style);
        for (const width of widths) {
          const { fonts, value, texts } = await shiftOfFonts(page, width);
          expect(fonts, 'fonts that come late').toBeGreaterThanOrEqual(2);
          const where = `/${path} at ${width} px ${style && 'and 200 % text'}`;
          expect.soft(value, `${where}: ${texts.join(' | ')}`).toBeLessThanOrEqual(limit);
        }
      }
    }
    await browser.close();
  });
}
