import type { Page } from '@playwright/test';
import { reporting } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

const skip = (page: Page) => page.getByRole('link', { name: 'Skip the game frame' });
const fullScreen = (page: Page) => page.getByRole('button', { name: 'Full screen' });
const demo = (page: Page) => page.frameLocator('iframe');

test.beforeEach(async ({ page }) => {
  await open(page, `game/${reporting.id}`);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(demo(page).getByRole('button', { name: 'Start demo' })).toBeVisible();
});

for (const state of ['before the start', 'while it is played']) {
  test(`Tab goes through the demo and out at both ends, ${state}`, async ({ page }) => {
    if (state === 'while it is played') {
      await demo(page).getByRole('button', { name: 'Start demo' }).click();
    }
    const stops = await demo(page).locator('button:not([inert] *)').filter({ visible: true }).all();
    expect(stops.length).toBeGreaterThan(1);

    await skip(page).focus();
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(fullScreen(page)).toBeFocused();
    for (const stop of stops.toReversed()) {
      await page.keyboard.press('Shift+Tab');
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(skip(page)).toBeFocused();
  });
}

test('a panel of the demo lets the focus go again by Escape', async ({ page }) => {
  const rules = demo(page).getByRole('button', { name: 'Rules and odds', exact: true });
  await rules.click();
  await expect(demo(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rules).toBeFocused();
});
