import { games } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

for (const width of [360, 1280]) {
  test(`links to sections of the home page land on them, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, `game/${games[0].id}`);
    const links = page.locator('a[href*="/#"]');
    const hashes = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).hash),
    );
    expect(hashes).not.toEqual([]);
    for (const hash of new Set(hashes)) {
      await page.goto('about:blank');
      await open(page, hash);
      const distance = () =>
        page.locator(hash).evaluate((section) => {
          const { scrollPaddingTop } = getComputedStyle(document.documentElement);
          return Math.abs(
            Math.round(section.getBoundingClientRect().top - parseFloat(scrollPaddingTop)),
          );
        });
      await expect.poll(distance, hash).toBe(0);
    }
  });
}
