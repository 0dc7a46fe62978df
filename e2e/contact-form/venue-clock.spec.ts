import type { Page } from '@playwright/test';
import { daysAfter, timeOfDate, today } from '../../src/lib/hours/venue-clock.ts';
import { startsOf } from '../../src/islands/contact-form/booking/booking.ts';
import * as form from '../support/contact-form.ts';
import { venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { atVenue, lastTime, nightTimes, openDay, openTime } from '../support/open-day.ts';
import { changeHtml } from '../support/pages.ts';

const { timeZone } = venue;
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

/** The nights of the next two years with a time that occurs this number of times, because the clocks change. */
const nightsWith = (count: number) =>
  Array.from({ length: 730 }, (_, days) => daysAfter(today(timeZone), days))
    .flatMap((day) =>
      nightTimes.map(({ value }) => ({
        day,
        time: value,
        starts: startsOf(day, value, true, timeZone),
      })),
    )
    .filter(({ starts }) => starts.length === count);

for (const { day, time } of nightsWith(0).slice(0, 1)) {
  test('a time that is skipped when the clocks go forward is refused with an explanation', async ({
    page,
  }) => {
    await chooseAt(page, atVenue(`${day}T12:00`), day, time);
    await form.fillIn(page);
    await form.send(page);
    await expect(form.field(page, 'time')).toBeFocused();
    await expect(form.field(page, 'time')).toHaveAccessibleDescription(/The clocks go forward/);
  });
}

for (const { day, time, starts } of nightsWith(2).slice(0, 1)) {
  test('a time that is repeated when the clocks go back is bookable until the second one', async ({
    page,
  }) => {
    const [first = 0, second = 0] = starts;
    for (const now of [first, second - 60_000]) {
      await chooseAt(page, now, day, time);
      await expect(refused(page)).toHaveCount(0);
    }
    await chooseAt(page, second, day, time);
    await expect(refused(page)).not.toHaveCount(0);
  });
}

test('a browser that does not know the zone of the venue uses its own', async ({ page }) => {
  await changeHtml(page, '**/contact?*', (html) => html.replace(timeZone, 'Europe/Atlantis'));
  await chooseAt(page, atVenue(`${openDay}T12:00`), openDay, time);
  await expect(page.locator('#booking')).toHaveAttribute('data-time-zone', 'Europe/Atlantis');
  await expect(page.locator('output')).toHaveText(/^A table, /);
  await chooseAt(page, atVenue(`${daysAfter(openDay, 2)}T12:00`), openDay, time);
  await expect(refused(page)).toHaveAttribute('id', 'day');
});
