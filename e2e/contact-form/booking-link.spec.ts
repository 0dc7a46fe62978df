import { daysAfter } from '../../src/lib/hours/venue-clock.ts';
import { bookingInWords } from '../../src/islands/contact-form/booking/booking.ts';
import * as form from '../support/contact-form.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { changeHtml } from '../support/pages.ts';
import { atVenue, lastTime, openDay, openTime } from '../support/open-day.ts';

const { value: time, label: printed } = openTime;
const query = `subject=reservations&date=${openDay}&time=${time}#form`;
const inWords = bookingInWords({ guests: '', day: openDay, time: printed, isAtNight: false });

const dayInWords = inWords.replace(`, ${printed}`, '');

test.beforeEach(({ page }) =>
  page.clock.install({ time: atVenue(`${daysAfter(openDay, -8)}T12:00`) }),
);

test('Back to a form keeps its text, and the table that replaced the one of the link', async ({
  page,
}) => {
  await page.goto(`contact?${query}`);
  const words = page.locator('output');
  await expect(words).toHaveText(inWords);
  await page.locator('#time').selectOption(lastTime.value);
  await expect(words).toHaveText(new RegExp(`, ${lastTime.label}$`));
  const chosen = await words.innerText();
  await form.fillIn(page);
  await page.getByRole('contentinfo').locator('a[href$="/privacy"]').click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await expect(words).toHaveText(chosen);
  expect(await form.typed(page)).toEqual(Object.values(form.message));
});

test('a link does not replace a time that the browser has restored', async ({ page }) => {
  // As Firefox does on a reload: before the scripts run, and without an event.
  await changeHtml(page, '**/contact?*', (html) =>
    html.replace(new RegExp(`<option(?=[^>]* value="${lastTime.value}")`), '<option selected'),
  );
  await page.goto(`contact?${query}`);
  await expect(page.locator('#time')).toHaveValue(lastTime.value);
  await expect(page.locator('output')).toHaveText(`A table, ${lastTime.label}`);
});

test('a link fills in only what can be booked', async ({ page }) => {
  for (const [asked, expected] of [
    [`date=${daysAfter(openDay, -9)}`, ''],
    ['date=tomorrow&time=<b>', ''],
    [`date=${openDay}`, dayInWords],
    [`time=${time}`, `A table, ${printed}`],
  ] as const) {
    await step(asked, async () => {
      await page.goto(`contact?subject=reservations&${asked}#form`);
      await expect(page.locator('output')).toHaveText(expected);
      await expect(page.locator('#booking .field:invalid')).toHaveCount(0);
    });
  }
  await page.clock.setSystemTime(atVenue(`${openDay}T23:31`));
  await page.goto(`contact?${query}`);
  await expect(page.locator('output'), 'a time that has passed').toHaveText(dayInWords);
});
