import type { Page } from '@playwright/test';
import { daysAfter } from '../../src/lib/hours/venue-clock.ts';
import { bookingInWords } from '../../src/islands/contact-form/booking/booking.ts';
import { expectNoFindings } from '../support/audit.ts';
import * as form from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { atVenue, closedTime, openDay, openTime } from '../support/open-day.ts';

const { value: time, label: printed } = openTime;
const query = `subject=reservations&guests=6&date=${openDay}&time=${time}#form`;
const words = bookingInWords({ guests: '6', day: openDay, time: printed, atNight: false });
const invited = (page: Page) => page.locator('[data-invited]');
const share = (page: Page) => page.locator('[data-invitation] button');
const address = (page: Page) => `${page.url().split('?')[0]}?${query}`;

/** Opens the booking of the URL, and sends it. */
async function book(page: Page) {
  await page.clock.install({ time: atVenue(`${daysAfter(openDay, -8)}T12:00`) });
  await page.goto(`contact?${query}`);
  await expect(page.locator('output')).toHaveText(words);
  await expect(invited(page)).toBeVisible();
  await expect(share(page)).toBeHidden();
  await form.fillIn(page);
  // Clicks are lost while the alert is open.
  const alert = page.waitForEvent('dialog').then((dialog) => dialog.accept());
  await form.sendAndPause(page);
  await form.passSending(page);
  await alert;
}

test('a booking that was sent is shared as a link', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(navigator, 'share', ({ text, url }: ShareData) => {
      document.title = `${text} ${url}`;
      return Promise.resolve();
    });
  });
  await book(page);
  await expect(share(page)).toHaveText('Share');
  await expectNoFindings(page, 'an invitation', [320]);
  await share(page).click();
  await expect.poll(() => page.title()).toBe(`${words} ${address(page)}`);
});

test('without a share sheet, the link is copied', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Reflect.set(navigator.clipboard, 'writeText', (text: string) => {
      document.title = text;
      return Promise.resolve();
    });
  });
  await book(page);
  await expect(share(page)).toHaveText('Copy link');
  await share(page).click();
  await expect(page.locator('#share-status')).not.toBeEmpty();
  expect(await page.title()).toBe(address(page));
});

test('Back to a form keeps the table that replaced the one of the link', async ({ page }) => {
  await page.clock.install({ time: atVenue(`${daysAfter(openDay, -8)}T12:00`) });
  await page.goto(`contact?${query}`);
  await page.getByRole('radio', { name: '2', exact: true, includeHidden: true }).check();
  const changed = bookingInWords({ guests: '2', day: openDay, time: printed, atNight: false });
  await expect(page.locator('output')).toHaveText(changed);
  await page.getByRole('contentinfo').locator('a[href$="/privacy"]').click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await expect(page.locator('output')).toHaveText(changed);
});

for (const [asked, expected] of [
  [`guests=13&date=${daysAfter(openDay, -9)}&time=${closedTime}`, ''],
  ['guests=6&date=tomorrow&time=<b>', 'Table for six'],
  [`time=${time}`, `A table, ${printed}`],
] as const) {
  test(`?${asked.replace(/\d{4}.*/, '…')} fills in the booking: ${expected || 'none'}`, async ({
    page,
  }) => {
    await page.clock.install({ time: atVenue(`${daysAfter(openDay, -8)}T12:00`) });
    await page.goto(`contact?subject=reservations&${asked}#form`);
    await expect(page.locator('output')).toHaveText(expected);
    await expect(invited(page)).toBeVisible({ visible: expected.includes('six') });
  });
}
