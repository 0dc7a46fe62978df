import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { drawFrames, hold, waitForIdle } from './pages.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/**
 * Opens a page, which has not been used, and lets its fonts and pictures come only once all of its text is painted.
 * Gives the answer, how far parts of the page have then moved by themselves (Layout Instability), and their texts.
 */
export async function openWithLateFiles(page: Page, path: string) {
  const release = await hold(page, /\.(woff2|svg|jpe?g|png|webp|avif)$/);
  // A browser that is busy may paint half of the text first, and move it when the rest comes.
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (!response) throw new Error(`${path} did not answer.`);
  await drawFrames(page, 2);
  const start = await page.evaluate(() => performance.now());
  release();
  await page.waitForLoadState();
  await waitForIdle(page);
  await drawFrames(page, 2);
  const shift = await page.evaluate((from) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const all = observer.takeRecords() as LayoutShift[];
    const entries = all.filter(({ startTime }) => startTime > from);
    return {
      value: entries.reduce((sum, { value }) => sum + value, 0),
      texts: entries.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.trim())),
    };
  }, start);
  return { response, shift };
}

/** Expects that a page stood still; letters of another width move a line by less than a thousandth. */
export function expectNoShift({ value, texts }: { value: number; texts: unknown[] }) {
  const advice = 'A word more or less may help where the fallback font breaks lines elsewhere';
  expect.soft(value.toFixed(3), `${advice}: ${texts.join(' | ')}`).toBe('0.000');
}
