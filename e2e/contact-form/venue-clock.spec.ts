import type { Page } from '@playwright/test';
import { daysAfter, timeOfDate } from '../../src/lib/hours/venue-clock.ts';
import * as form from '../support/contact-form.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { atVenue, lastTime, openDay, openTime } from '../support/open-day.ts';

const time = openTime.value;
const refused = (page: Page) => page.locator('#booking .field:invalid');

/** Opens the booking at a timestamp, and chooses a day and a time. */
async function chooseAt(page: Page, now: Date | number, day: string, time: string) {
  await page.clock.setFixedTime(now);
  await page.goto('contact?subject=reservations');
  await form.field(page, 'day').fill(day);
  await form.field(page, 'time').selectOption(time);
}

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the first day and the first time are those of the venue', async ({ page }) => {
      const day = form.field(page, 'day');
      await step('a time is past when it is past at the venue', async () => {
        const start = atVenue(`${openDay}T${time}`).getTime();
        await chooseAt(page, start - 60_000, openDay, time);
        await expect(refused(page)).toHaveCount(0);
        await chooseAt(page, start, openDay, time);
        await expect(refused(page)).toHaveAttribute('id', 'time');
      });
      await step('a day remains until its night ends', async () => {
        const { minute, value } = lastTime;
        await chooseAt(page, atVenue(timeOfDate(openDay, minute - 1)), openDay, value);
        await expect(day).toHaveAttribute('min', openDay);
        await expect(refused(page)).toHaveCount(0);
        const nextDay = daysAfter(openDay, 1);
        await chooseAt(page, atVenue(`${nextDay}T12:00`), nextDay, time);
        await expect(day).toHaveAttribute('min', nextDay);
      });
    });
  });
}
