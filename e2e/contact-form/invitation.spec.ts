import type { Page } from '@playwright/test';
import { daysAfter } from '../../src/lib/hours/venue-clock.ts';
import { bookingInWords } from '../../src/islands/contact-form/booking/booking.ts';
import { expectNoFindings } from '../support/audit.ts';
import * as form from '../support/contact-form.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { atVenue, closedTime, openDay, openTime } from '../support/open-day.ts';

const { value: time, label: printed } = openTime;
const query = `subject=reservations&guests=6&date=${openDay}&time=${time}#form`;
const inWords = (guests: string) =>
  bookingInWords({ guests, day: openDay, time: printed, atNight: false });
const invited = (page: Page) => page.locator('[data-invited]');

test.beforeEach(({ page }) =>
  page.clock.install({ time: atVenue(`${daysAfter(openDay, -8)}T12:00`) }),
);

test('a booking that was sent is shared as a link', async ({ page }) => {
  // A share sheet that does not open, so that the link is copied.
  await page.addInitScript(() => {
    Navigator.prototype.share = (data) => {
      document.documentElement.dataset['shared'] = JSON.stringify(data);
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    };
    Reflect.set(navigator.clipboard, 'writeText', (text: string) => {
      document.documentElement.dataset['copied'] = text;
      return Promise.resolve();
    });
  });
  await page.goto(`contact?${query}`);
  const share = page.locator('[data-invitation] button');
  await expect(page.locator('output')).toHaveText(inWords('6'));
  await expect(invited(page)).toBeVisible();
  await expect(share).toBeHidden();
  await form.fillIn(page);
  // Clicks are lost while the alert is open.
  const alert = page.waitForEvent('dialog').then((dialog) => dialog.accept());
  await form.sendAndPause(page);
  await form.passSending(page);
  await alert;
  await expect(share).toHaveText('Share');
  await expectNoFindings(page, 'an invitation', [320]);
  await share.click();
  await expect(page.locator('#share-status')).not.toBeEmpty();
  const url = `${page.url().split('?')[0]}?${query}`;
  const { shared = '{}', copied } = await page.locator('html').evaluate(({ dataset }) => ({
    shared: dataset['shared'],
    copied: dataset['copied'],
  }));
  expect(JSON.parse(shared)).toMatchObject({ text: inWords('6'), url });
  expect(copied).toBe(url);
});

test('Back to a form keeps the table that replaced the one of the link', async ({ page }) => {
  await page.goto(`contact?${query}`);
  await page.getByRole('radio', { name: '2', exact: true, includeHidden: true }).check();
  await expect(page.locator('output')).toHaveText(inWords('2'));
  await page.getByRole('contentinfo').locator('a[href$="/privacy"]').click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await expect(page.locator('output')).toHaveText(inWords('2'));
});

test('a link fills in only what can be booked', async ({ page }) => {
  for (const [asked, expected] of [
    [`guests=13&date=${daysAfter(openDay, -9)}&time=${closedTime}`, ''],
    ['guests=6&date=tomorrow&time=<b>', 'Table for six'],
    [`time=${time}`, `A table, ${printed}`],
  ] as const) {
    await step(asked, async () => {
      await page.goto(`contact?subject=reservations&${asked}#form`);
      await expect(page.locator('output')).toHaveText(expected);
      await expect(invited(page)).toBeVisible({ visible: expected.includes('six') });
    });
  }
});
