import { reporting } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

test('Tab goes through the demo, and Escape closes its panels', async ({ page }) => {
  await open(page, `game/${reporting.id}`);
  const demo = page.frameLocator('iframe');
  const skip = page.locator('a[href="#after-game"]');
  const start = demo.getByRole('button', { name: 'Start demo' });
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(start).toBeVisible();

  for (const state of ['before the start', 'while it is played']) {
    await test.step(state, async () => {
      if (state === 'while it is played') await start.click();
      const stops = await demo.locator('button:not([inert] *)').filter({ visible: true }).all();
      expect(stops.length).toBeGreaterThan(1);
      await skip.focus();
      for (const stop of stops) {
        await page.keyboard.press('Tab');
        await expect(stop).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(page.locator('[data-full-screen]')).toBeFocused();
      for (const stop of stops.toReversed()) {
        await page.keyboard.press('Shift+Tab');
        await expect(stop).toBeFocused();
      }
      await page.keyboard.press('Shift+Tab');
      await expect(skip).toBeFocused();
    });
  }

  const rules = demo.getByRole('button', { name: 'Info' });
  await rules.click();
  await expect(demo.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rules).toBeFocused();
});
