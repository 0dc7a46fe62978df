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
import type { Evening } from '../../src/schemas/evening.ts';
import { weekdays, type Weekday } from '../../src/schemas/hours/weekday.ts';
import { blocksOf, eveningsToCome, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { plain } from './printed-hours.ts';
import { expectFacts, linksIn, openToRead, rows } from '../support/read.ts';

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

    await step('each weekday has its evenings, with time and price, and its hours', async () => {
      const printed = await rows(page.locator('.week li'));
      for (const [index, day] of weekdays.entries()) {
        const { gaming, dining } = hours.week[day];
        const ofDay = eveningsOf(day).flatMap(({ data }) => [
          ...[data.title, timeOf(data), eveningPrice(data.price, venue)],
          ...(data.week ? [`${data.week} ${day}`] : []),
        ]);
        const differing = [
          ...(isSame(gaming, hours.usual.gaming) ? [] : [gaming]),
          ...(isSame(dining, hours.usual.dining) ? [] : [dining]),
        ].filter((ranges) => ranges.length > 0);
        const ranges = differing.map((each) => plain(printRanges(each, hours)));
        expectFacts(printed[index], [day, ...ofDay, ...ranges]);
      }
    });

    await step('the name of an evening in the week leads to its card', async () => {
      const expected = weekdays
        .flatMap(eveningsOf)
        .map(({ id, data }) => `${data.title} → #evening-${id}`);
      expect.soft(await linksIn(page.locator('.week'), baseURL)).toEqual(expected);
    });

    // The headings tell how often an evening takes place.
    for (const [heading, evenings] of [
      ['Every week', weekly],
      ['Every month', monthly],
      ['One night only', single],
    ] as const) {
      await step(`"${heading}" has its evenings, with all their facts`, async () => {
        const region = page.getByRole('region', { name: heading });
        const cards = await rows(region.locator('ul > li[id]'));
        expect.soft(cards).toHaveLength(evenings.length);
        for (const [index, { data, next, text }] of evenings.entries()) {
          const { title, weekday, room, price, join, access } = data;
          const day = dayOf(data, next);
          const isLater = weekday && day === printDate(next);
          expectFacts(cards[index], [
            ...[title, whenInWords(data, next, hours), timeOf(data), room],
            ...[eveningPrice(price, venue), ...(isLater ? [day] : [])],
            ...[...blocksOf(text), join, access ?? []].flat(),
          ]);
        }
      });
    }

    await step('the link of each evening books its day and time', async () => {
      const booked = [...weekly, ...monthly, ...single].filter(({ data }) => data.bookable);
      const links = await linksIn(page.locator('li[id]'), baseURL);
      expect.soft(links).toHaveLength(booked.length);
      for (const [index, { data, next }] of booked.entries()) {
        const time = isoTime(data.starts);
        const address = `/contact?subject=reservations&date=${next}&time=${time}#form`;
        expectFacts(links[index], [dayOf(data, next), data.title, `→ ${address}`]);
      }
    });

    await step('the page states what is free, and when the kitchen is open', async () => {
      const prices = eveningsToCome.map(({ data }) => data.price);
      const [main] = await rows(page.getByRole('main'));
      expectFacts(main, [costSentence(venue, prices), plain(withoutEvening(hours))]);
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
  await page.locator(`#evening-${id}`).getByRole('link').click();
  await expect(page.getByLabel('Subject')).toHaveValue('reservations');
  await expect.soft(page.locator('#day')).toHaveValue(next);
  await expect.soft(page.locator('#time')).toHaveValue(isoTime(data?.starts ?? 0));
});
