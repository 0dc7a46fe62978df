import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { settle } from './pages.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));

/**
 * Opens a page whose fonts and pictures come only after the first paint. Gives the answer, how far parts of the
 * page have moved by themselves (Layout Instability), and their texts.
 */
export async function openWithLateFiles(page: Page, path: string) {
  const { promise: painted, resolve: release } = Promise.withResolvers<undefined>();
  const files = /\.(woff2|svg|jpe?g|png|webp|avif)$/;
  await page.route(files, (route) => painted.then(() => route.continue()));
  const response = await page.goto(path, { waitUntil: 'commit' });
  if (!response) throw new Error(`${path} did not answer.`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await nextFrame(page);
  release(undefined);
  await page.waitForLoadState();
  await settle(page);
  await nextFrame(page);
  const shift = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as LayoutShift[];
    return {
      value: entries.reduce((sum, { value }) => sum + value, 0),
      texts: entries.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.trim())),
    };
  });
  return { response, shift };
}

/** Expects that a page stood still; letters of another width move a line by less than a thousandth. */
export function expectNoShift({ value, texts }: { value: number; texts: unknown[] }) {
  const advice = 'A word more or less may help where the fallback font breaks lines elsewhere';
  expect.soft(value.toFixed(3), `${advice}: ${texts.join(' | ')}`).toBe('0.000');
}

/**
 * How far the parts of an open page move when its fonts come, in a window of this width. Takes the fonts away first, as
 * if they had not come, by another name in their `@font-face` rules.
 */
export async function shiftOfFonts(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const fonts = rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ cssText }) => cssText.includes('font-display: swap'))
      .map(({ style }) => ({ style, name: style.getPropertyValue('font-family') }));
    for (const { style } of fonts) style.setProperty('font-family', 'missing');
    await nextFrame();
    await nextFrame();
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift' });
    for (const { style, name } of fonts) style.setProperty('font-family', name);
    await nextFrame();
    await nextFrame();
    const entries = observer.takeRecords() as LayoutShift[];
    return {
      fonts: fonts.length,
      value: entries.reduce((sum, { value }) => sum + value, 0),
      texts: entries.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.trim())),
    };
  });
}
