import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { settle } from './pages.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** How far parts of the page have moved by themselves (Layout Instability), and their texts. */
    shift: { value: number; texts: string[] };
  }
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));

/**
 * Opens a page whose fonts and pictures come only after the first paint, and gives the answer and the sum of
 * the layout's shifts.
 */
export async function openWithLateFiles(page: Page, path: string) {
  let release: () => void = () => undefined;
  const painted = new Promise<void>((resolve) => (release = resolve));
  const files = /\.(woff2|svg|jpe?g|png|webp|avif)$/;
  await page.route(files, async (route) => {
    await painted;
    await route.continue();
  });
  await page.addInitScript(() => {
    // A page that opens several addresses has this script several times.
    if (Reflect.has(window, 'shift')) return;
    window.shift = { value: 0, texts: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as LayoutShift;
        window.shift.value += value;
        window.shift.texts.push(...sources.map(({ node }) => node?.textContent?.trim() ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const response = await page.goto(path, { waitUntil: 'commit' });
  if (!response) throw new Error(`${path} did not answer.`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await nextFrame(page);
  release();
  await page.waitForLoadState();
  await settle(page);
  await nextFrame(page);
  return { response, shift: await page.evaluate(() => window.shift) };
}

/** Expects that a page stood still; letters of another width move a line by less than a thousandth. */
export function expectNoShift({ value, texts }: Window['shift']) {
  const advice = 'A word more or less may help where the fallback font breaks lines elsewhere';
  expect.soft(value.toFixed(3), `${advice}: ${texts.join(' | ')}`).toBe('0.000');
}
