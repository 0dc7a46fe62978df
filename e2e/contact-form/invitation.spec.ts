import { daysAfter } from '../../src/lib/hours-by-day.ts';
import { printedTime } from '../../src/lib/opening-hours.ts';
import { whenInWords } from '../../src/sections/contact/table/table.ts';
import { expectNoFindings } from '../support/audit.ts';
import * as form from '../support/contact-form.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { closedTime, openDay, openTime } from '../support/open-day.ts';

const printed = printedTime(openTime);

test('Send turns the booking into an invitation, whose address lays the table', async ({
  page,
}) => {
  await page.clock.install({ time: `${daysAfter(openDay, -8)}T12:00` });
  await page.addInitScript(() => {
    Reflect.set(navigator, 'share', ({ url }: ShareData) => {
      document.title = String(url);
      return Promise.resolve();
    });
  });
  const query = `subject=reservations&guests=6&date=${openDay}&time=${openTime}#form`;
  const when = whenInWords({ guests: '6', day: openDay, time: printed, atNight: false });
  await page.goto(`contact?${query}`);
  const invited = page.getByText('A friend asks you to this table');
  await step('the address lays the table', async () => {
    await expect(page.locator('output')).toHaveText(`Table for six, ${when}`);
    await expect(invited).toBeVisible();
  });
  const card = page.locator('.invitation');
  await step('the card says what was sent', async () => {
    await expect(card).toBeHidden();
    page.on('dialog', (dialog) => void dialog.accept());
    await form.fillIn(page);
    await form.send(page);
    await form.passSending(page);
    await expect(card).toContainText('Table for six');
    await expect(card).toContainText(when);
    await expect(card).toContainText('Not a booking until we answer');
    await expect(card.locator('.seat:visible')).toHaveCount(6);
    await expectNoFindings(page, 'an invitation', [320]);
    await card.getByRole('button', { name: 'Send to your friends' }).click();
    await expect.poll(() => page.title()).toBe(`${page.url().split('?')[0]}?${query}`);
  });
  await step('it alone is printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(card.locator('.invitation-card')).toBeVisible();
    await expect(page.getByRole('button', { includeHidden: true }).first()).toBeHidden();
    await expect(page.locator('h1, h2').first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  for (const [asked, words] of [
    [`guests=13&date=${daysAfter(openDay, -9)}&time=${closedTime}`, ''],
    ['guests=6&date=tomorrow&time=<b>', 'Table for six'],
    [`time=${openTime}`, `A table, ${printed}`],
  ] as const) {
    await page.goto(`contact?subject=reservations&${asked}#form`);
    await expect(page.locator('output')).toHaveText(words);
    await expect(invited).toBeVisible({ visible: words.includes('six') });
  }
});
