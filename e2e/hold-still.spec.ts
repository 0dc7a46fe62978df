import { expect, pages, test } from './visit';

for (const path of pages) {
  for (const width of [360, 1280]) {
    test(`/${path} does not shift at ${width} px when its type and pictures come late`, async ({
      page,
    }) => {
      // As tall as any page: what is out of sight does not count as moved.
      await page.setViewportSize({ width, height: 9000 });
      let send: () => void = () => undefined;
      const painted = new Promise<void>((resolve) => (send = resolve));
      await page.route(/\.(woff2|svg)$/, async (route) => {
        await painted;
        await route.continue();
      });
      await page.addInitScript(() => {
        const root = document.documentElement;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry as PerformanceEntry & { value: number };
            root.dataset['shift'] = String(Number(root.dataset['shift'] ?? 0) + value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(
        () => new Promise((next) => requestAnimationFrame(() => setTimeout(next))),
      );
      send();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
      await page.evaluate(
        () => new Promise((next) => requestAnimationFrame(() => setTimeout(next))),
      );
      const shift = await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0');
      expect(Number(shift)).toBe(0);
    });
  }
}
