import { expect, test } from '../support/fixtures.ts';
import { restyle, twiceAsLarge } from '../support/legibility.ts';
import { open } from '../support/pages.ts';

for (const width of [320, 375]) {
  test(`large text makes the header scroll away at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '');
    const header = page.getByRole('banner');
    const button = header.getByRole('button');
    const name = header.getByRole('link').first();
    const box = async (part: typeof button) =>
      (await part.boundingBox()) ?? { y: 0, width: 0, height: 0 };
    const [brand, toggle] = [await box(name), await box(button)];
    // A venue with a longer name has a row for it alone.
    if (brand.width + toggle.width < width - 60) {
      expect(Math.abs(brand.y - toggle.y), 'one row').toBeLessThan(10);
    }

    const scrollDown = () => page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await scrollDown();
    await expect(header).toBeInViewport();

    await restyle(page, twiceAsLarge);
    await scrollDown();
    await expect(header).not.toBeInViewport();

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await button.click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeVisible();
    const [head, list] = [await box(header), await box(menu)];
    expect(list.y).toBeGreaterThanOrEqual(head.y + head.height - 1);
    // The press goes through to the button, and closes the menu.
    await button.click();
    await expect(menu).toBeHidden();
  });
}
