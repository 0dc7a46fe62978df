import * as form from '../support/contact-form.ts';
import { legalPage } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { islandScripts, open } from '../support/pages.ts';

test('"Book a table" leads to the form with its subject', async ({ page, watched }) => {
  await open(page, '');
  await page.locator('section:has(#come-in-heading)').getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/contact\?subject=reservations#form$/);
  await expect(page.locator('#form-heading')).toBeInViewport();
  await expect(page.locator('#subject')).toHaveValue('reservations');
  expect(islandScripts(watched)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.locator('#form :focus')).toBeAttached();

  await form.fillIn(page);
  await page.getByRole('contentinfo').locator('a[href$="/privacy"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalPage('privacy').title);
  await page.goBack();
  expect(await form.typed(page)).toEqual(Object.values(form.message));
});

test('an unknown subject is ignored, and the menu loses no word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, 'contact?subject=<b>&subject=gaming#form');
  await expect(page.locator('#subject')).toHaveValue('');
  await form.field(page, 'message').fill('For twelve');
  await page.locator('[popovertarget]').click();
  await page.locator('#site-nav a[href="#form"]').click();
  await expect(page.locator('#subject')).toHaveValue('reservations');
  await expect(form.field(page, 'message')).toHaveValue('For twelve');
  await expect(page.locator('#form-heading')).toBeInViewport();
});
