import { costSentence, eveningPrice } from '../../src/lib/words/cost.ts';
import {
  dayInWords,
  printTimes,
  startIn,
  startInWeek,
  whenInWords,
} from '../../src/lib/hours/evenings.ts';
import { withoutEvening } from '../../src/lib/hours/hours-in-words.ts';
import { isSame } from '../../src/lib/hours/opening-hours.ts';
import { isoTime, printDate, printRanges } from '../../src/lib/hours/print.ts';
import { today } from '../../src/lib/hours/venue-clock.ts';
import { withFullStop } from '../../src/lib/words/with-full-stop.ts';
import type { Evening } from '../../src/schemas/evening.ts';
import { weekdays, type Weekday } from '../../src/schemas/weekday.ts';
import { blocksOf, eveningsToCome, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { plain } from './hours.ts';
import { linksIn, openToRead, rows, seen } from '../support/read.ts';

const { hours } = venue;
const timeOf = (evening: Evening) => plain(printTimes(evening, hours));

test.describe('without JavaScript', () => {
  test.skip(eveningsToCome.length === 0, 'The venue has no future evenings.');
  test.use({ javaScriptEnabled: false });

  const dayOf = (data: Evening, next: string) => dayInWords(data, next, today(venue.timeZone));
  const regular = eveningsToCome
    .filter(({ data }) => data.weekday)
    .sort((one, other) => startInWeek(one.data, hours) - startInWeek(other.data, hours));
  const weekly = regular.filter(({ data }) => !data.week);
  const monthly = regular.filter(({ data }) => data.week);
  const eveningsOf = (day: Weekday) =>
    regular
      .filter(({ data }) => data.weekday?.includes(day))
      .sort(
        (one, other) => startIn(one.data, hours.week[day]) - startIn(other.data, hours.week[day]),
      );
  const single = eveningsToCome.filter(({ data }) => data.date);

  test('the page prints each evening as its file has it', async ({ page, baseURL }) => {
    await openToRead(page, 'evenings');

    await step('each weekday has its evenings, with time and price', async () => {
      const expected = weekdays.map((day) => {
        const printed = eveningsOf(day).flatMap(({ data }) => [
          data.title,
          `${timeOf(data)}, ${eveningPrice(data.price, venue)}${data.week ? ` on the ${data.week} ${day}` : ''}`,
        ]);
        const { gaming, dining } = hours.week[day];
        if (gaming.length === 0) printed.push('Closed');
        else {
          if (printed.length === 0) printed.push('Nothing planned');
          if (!isSame(gaming, hours.usual.gaming))
            printed.push(`Open ${printRanges(gaming, hours)}`);
          if (!isSame(dining, hours.usual.dining))
            printed.push(`Kitchen ${printRanges(dining, hours)}`);
        }
        return plain([day, ...printed].join(' | '));
      });
      expect.soft(await rows(page.locator('.week li'))).toEqual(expected);
    });

    await step('the name of an evening in the week leads to its card', async () => {
      const expected = weekdays
        .flatMap(eveningsOf)
        .map(({ id, data }) => `${data.title} → #evening-${id}`);
      expect.soft(await linksIn(page.locator('.week'), baseURL)).toEqual(expected);
    });

    for (const [heading, evenings] of [
      ['Every week', weekly],
      ['Every month', monthly],
      ['One night only', single],
    ] as const) {
      await step(`"${heading}" has its evenings, with all their facts`, async () => {
        const expected = evenings.map(({ data, next, text }) => {
          const { title, weekday, room, price, join, access, bookable } = data;
          const day = dayOf(data, next);
          const when = whenInWords(data, next, hours);
          const facts = `${weekday ? 'Every ' : ''}${when}, ${timeOf(data)}, ${room}, ${eveningPrice(price, venue)}.`;
          const later = weekday && day === printDate(next) ? [`Next on ${day}.`] : [];
          const more = access ? [`Access: ${withFullStop(access)}`] : [];
          const book = bookable ? `Book for ${day}` : 'No booking needed.';
          return [title, facts, ...later, ...blocksOf(text), join, ...more, book].join(' | ');
        });
        const region = page.getByRole('region', { name: heading });
        expect.soft(await rows(region.locator('ul > li[id]'))).toEqual(expected);
      });
    }

    await step('the link of each evening books its day and time', async () => {
      const expected = [...weekly, ...monthly, ...single]
        .filter(({ data }) => data.bookable)
        .map(({ data, next }) => {
          const day = dayOf(data, next);
          const time = isoTime(data.starts);
          return `Book for ${day} ${data.title} → /contact?subject=reservations&date=${next}&time=${time}#form`;
        });
      expect.soft(await linksIn(page.locator('li[id]'), baseURL)).toEqual(expected);
    });

    await step('the page states what is free, and when the kitchen is open', async () => {
      const cost = costSentence(
        venue,
        eveningsToCome.map(({ data }) => data.price),
      );
      expect
        .soft(await seen(page.locator('.heading')))
        .toEqual(['Evenings', `Whatever is on, you can also play the games. ${cost}`]);
      const week = page.getByRole('region', { name: 'The week' });
      expect
        .soft((await seen(week)).slice(0, 2))
        .toEqual(['The week', plain(withoutEvening(hours))]);
    });
  });
});

test('the link of an evening fills in the booking', async ({ page }) => {
  const evening = eveningsToCome.find(({ data }) => data.bookable);
  test.skip(!evening, 'No future evening takes bookings.');
  const { id = '', next = '', data } = evening ?? {};
  // Before the first evening of the day has started.
  await page.clock.setFixedTime(`${next}T00:01`);
  await page.goto('evenings');
  await page
    .locator(`#evening-${id}`)
    .getByRole('link', { name: /^Book for/ })
    .click();
  await expect(page.getByLabel('Subject')).toHaveValue('reservations');
  await expect.soft(page.locator('#day')).toHaveValue(next);
  await expect.soft(page.locator('#time')).toHaveValue(isoTime(data?.starts ?? 0));
});
