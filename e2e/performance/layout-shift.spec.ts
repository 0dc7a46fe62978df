import { expect, test } from '../support/fixtures.ts';
import { pages, settle } from '../support/pages.ts';

const screens = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** How far parts of the page have moved by themselves, in the browser's measure, and which (Layout Instability). */
    shift: number;
    moved: string[];
  }
}

for (const path of pages) {
  for (const viewport of screens) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport });

      test(`/${path} does not shift when its type and pictures come late`, async ({ page }) => {
        let send: () => void = () => undefined;
        const painted = new Promise<void>((resolve) => (send = resolve));
        await page.route(/\.(woff2|svg)$/, async (route) => {
          await painted;
          await route.continue();
        });
        await page.addInitScript(() => {
          window.shift = 0;
          window.moved = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { value, sources } = entry as LayoutShift;
              window.shift += value;
              window.moved.push(...sources.map(({ node }) => node?.textContent?.trim() ?? ''));
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        const frame = () =>
          page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await frame();
        send();
        await page.waitForLoadState();
        await settle(page);
        await frame();
        // Three digits, as it is reported; letters of another width move by less.
        const { shift, moved } = await page.evaluate(() => ({
          shift: window.shift,
          moved: window.moved,
        }));
        expect(
          shift.toFixed(3),
          `moved (a word more or less may mend it, where the fallback type breaks lines elsewhere): ${moved.join(' | ')}`,
        ).toBe('0.000');
      });
    });
  }
}
