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
