import { playable } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

test('large text makes the header scroll away, and its menu stays in reach', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('');
  const header = page.getByRole('banner');
  const button = header.getByRole('button');
  const scroll = (top: number) => page.evaluate((to) => scrollTo(0, to), top);
  await scroll(2000);
  await expect(header).toBeInViewport();

  // The text size of the browser, which media queries use.
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await scroll(2000);
  await expect(header).not.toBeInViewport();

  await scroll(0);
  await button.click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeVisible();
  // The menu does not cover the button that closes it.
  await button.click();
  await expect(menu).toBeHidden();
});

test('large text leaves the name of a game, its mode and status, and the way back apart', async ({
  page,
}) => {
  await page.goto(`game/${playable[0]?.id}`);
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
  for (const [width, height] of [
    [320, 568],
    [700, 500],
    [1280, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    const parts = page.getByRole('main').locator('a:has-text("Back to Home"), h1, .ticket');
    const boxes = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
    expect(boxes).toHaveLength(3);
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const areApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect.soft(areApart, `at ${width} by ${height}`).toBe(true);
      }
    }
  }
});
