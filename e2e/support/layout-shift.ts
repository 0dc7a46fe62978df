import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { waitForIdle } from './pages.ts';

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
  await waitForIdle(page);
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
