import { colour } from '../../src/drawings/colours.ts';
import { contrast, toHex } from '../../src/test/contrast.ts';
import { expect, test } from '../support/fixtures.ts';

/** The lower borders of cards and rows, each with the background around it. */
const readLines = (elements: Element[]) =>
  elements.map((element) => {
    let around = element.parentElement;
    const background = () => (around ? getComputedStyle(around).backgroundColor : 'rgb(0, 0, 0)');
    while (around && /, 0\)$/.test(background())) around = around.parentElement;
    return [getComputedStyle(element).borderBottomColor, background()] as const;
  });

test('with more contrast, the edges of cards and rows are visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ contrast: 'more' });
  for (const [path, parts] of [
    ['', '.card, #about ul > li'],
    ['contact', '.cards > li'],
    ['terms', 'nav li'],
  ] as const) {
    await page.goto(path);
    const lines = await page.locator(`main :is(${parts})`).evaluateAll(readLines);
    expect(lines.length, path).toBeGreaterThan(3);
    for (const [line, background] of lines) {
      const ratio = contrast(toHex(line), toHex(background));
      expect.soft(ratio, `${line} on ${background}`).toBeGreaterThanOrEqual(3);
    }
  }
  const lead = await page.locator('h1 + p').evaluate((text) => getComputedStyle(text).color);
  expect(toHex(lead)).toBe(colour('paper'));
});
