import * as form from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { islandScripts, open } from '../support/pages.ts';

test('"Book a table" leads to the form with its subject', async ({ page, watched }) => {
  await open(page, '');
  await page.getByRole('region', { name: 'Come in' }).getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/contact\?subject=reservations#form$/);
  const heading = page.getByRole('heading', { name: 'Send us a message' });
  await expect(heading).toBeInViewport();
  await expect(page.locator('#subject')).toHaveValue('reservations');
  expect(islandScripts(watched)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(form.field(page, 'Full name')).toBeFocused();

  await form.fillIn(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.goBack();
  expect(await form.typed(page)).toEqual(Object.values(form.message));
});

test('an unknown subject is ignored, and the menu loses no word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, 'contact?subject=<b>&subject=gaming#form');
  await expect(page.locator('#subject')).toHaveValue('');
  await form.field(page, 'Message').fill('For twelve');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Book a table' }).click();
  await expect(page.locator('#subject')).toHaveValue('reservations');
  await expect(form.field(page, 'Message')).toHaveValue('For twelve');
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeInViewport();
});
