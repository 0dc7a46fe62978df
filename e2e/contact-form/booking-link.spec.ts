import { daysAfter } from '../../src/lib/hours/venue-clock.ts';
import { bookingInWords } from '../../src/islands/contact-form/booking/booking.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { atVenue, closedTime, openDay, openTime } from '../support/open-day.ts';

const { value: time, label: printed } = openTime;
const query = `subject=reservations&date=${openDay}&time=${time}#form`;
const inWords = (guests: string) =>
  bookingInWords({ guests, day: openDay, time: printed, atNight: false });

test.beforeEach(({ page }) =>
  page.clock.install({ time: atVenue(`${daysAfter(openDay, -8)}T12:00`) }),
);

test('Back to a form keeps the table that replaced the one of the link', async ({ page }) => {
  await page.goto(`contact?${query}`);
  await expect(page.locator('output')).toHaveText(inWords(''));
  await page.getByRole('radio', { name: '2', exact: true, includeHidden: true }).check();
  await expect(page.locator('output')).toHaveText(inWords('2'));
  await page.getByRole('contentinfo').locator('a[href$="/privacy"]').click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await expect(page.locator('output')).toHaveText(inWords('2'));
});

test('a link fills in only what can be booked', async ({ page }) => {
  for (const [asked, expected] of [
    [`date=${daysAfter(openDay, -9)}&time=${closedTime}`, ''],
    ['date=tomorrow&time=<b>', ''],
    [`date=${openDay}`, inWords('').replace(`, ${printed}`, '')],
    [`time=${time}`, `A table, ${printed}`],
  ] as const) {
    await step(asked, async () => {
      await page.goto(`contact?subject=reservations&${asked}#form`);
      await expect(page.locator('output')).toHaveText(expected);
    });
  }
});
