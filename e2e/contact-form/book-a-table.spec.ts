import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/audit.ts';
import * as form from '../support/contact-form.ts';
import { legalPage } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { islandScripts, open } from '../support/pages.ts';

const path = 'contact?subject=reservations#form';
const tableForSix = (page: Page) =>
  page.getByRole('radio', { name: '6', exact: true, includeHidden: true });

test('"Book a table" leads to the form with its subject', async ({ page, log }) => {
  await open(page, '');
  await page.locator('section:has(#come-in-heading)').getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/contact\?subject=reservations#form$/);
  await expect(page.locator('#form-heading')).toBeInViewport();
  await expect(page.locator('#subject')).toHaveValue('reservations');
  expect(islandScripts(log)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.locator('#form :focus')).toBeAttached();

  await form.fillIn(page);
  await page.getByRole('contentinfo').locator('a[href$="/privacy"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalPage('privacy').title);
  await page.goBack();
  await expect.poll(() => form.typed(page)).toEqual(Object.values(form.message));
});

test('a table is wished for in words, for its subject alone', async ({ page }) => {
  const alerts = await form.openForm(page, path);
  await tableForSix(page).check();
  const day = form.field(page, 'day');
  await day.fill((await day.getAttribute('max')) ?? '');
  const time = page.locator('#reservation details[open] label').first();
  await time.click();
  const words = new RegExp(`^Table for six, \\w+day \\d+ \\w+, ${(await time.innerText()).trim()}`);
  await expect(page.locator('[data-table]')).toHaveText(words);
  const chairs = await page
    .locator('.chair')
    .evaluateAll((all) => all.map((chair) => getComputedStyle(chair, '::before').backgroundColor));
  expect(chairs.lastIndexOf(chairs[0] ?? ''), 'the last of the taken chairs').toBe(5);
  await expectNoFindings(page, 'a table');
  const email = page.getByRole('link', { name: 'Send as Email' });
  await expect(email).toHaveAttribute('href', /body=Table%20for%20six/);

  await day.fill('2020-01-01');
  await form.send(page);
  await expect(day).toBeFocused();
  await expect(page.locator('#day-error')).toBeVisible();
  await expect(day).toHaveAccessibleDescription(await page.locator('#day-error').innerText());
  await day.fill((await day.getAttribute('min')) ?? '');
  await expect(page.locator('#day-error')).toBeHidden();
  await expect(day).toHaveAccessibleDescription('');

  // A hidden day does not stop a message on another subject.
  await day.fill('2020-01-01');
  await form.fillIn(page);
  await page.locator('#subject').selectOption('other');
  await expect(page.locator('#reservation')).toBeHidden();
  await expect(email).toHaveAttribute('href', /body=A%20table%20for%20two/);
  await form.send(page);
  await form.passSending(page);
  await expect.poll(() => alerts).toEqual([form.confirmation]);
  await expect(tableForSix(page)).not.toBeChecked();
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
