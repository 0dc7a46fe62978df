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
    if (state === 'while it is played') await start.click();
    const buttons = await demo.locator('button:not([inert] *)').filter({ visible: true }).all();
    expect(buttons.length, state).toBeGreaterThan(1);
    const stops = [skip, ...buttons, page.locator('[data-full-screen]')];
    await skip.focus();
    for (const stop of stops.slice(1)) {
      await page.keyboard.press('Tab');
      await expect(stop, state).toBeFocused();
    }
    for (const stop of stops.slice(0, -1).toReversed()) {
      await page.keyboard.press('Shift+Tab');
      await expect(stop, state).toBeFocused();
    }
  }

  const rules = demo.getByRole('button', { name: 'Info' });
  await rules.click();
  await expect(demo.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rules).toBeFocused();
});
