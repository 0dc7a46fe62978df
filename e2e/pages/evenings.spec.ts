import { costSentence, eveningPrice } from '../../src/lib/cost.ts';
import { printedDate, whenInWords } from '../../src/lib/evenings.ts';
import { withoutEvening } from '../../src/lib/hours-in-words.ts';
import { hoursOfWeekday, printedTime, usualHours } from '../../src/lib/opening-hours.ts';
import { daysAfter, today } from '../../src/lib/venue-clock.ts';
import { clockTime } from '../../src/schemas/clock-time.ts';
import { weekdays } from '../../src/schemas/weekday.ts';
import { blocksOf, eveningsToCome, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { linksIn, openToRead, rows, seen } from '../support/read.ts';

const { hours } = venue;
const usual = usualHours(hours, 'dining');
const plain = (words: string) => words.replaceAll('\u00A0', ' ');
const timeOf = (written: string) => printedTime(written, hours);
const places = {
  kitchen: 'in the kitchen',
  table: 'at the long table',
  sofas: 'on the sofas',
  door: 'at the front door',
};

test.describe('without JavaScript', () => {
  test.skip(eveningsToCome.length === 0, 'The venue has no future evenings.');
  test.use({ javaScriptEnabled: false });

  /** A weekday is a date in the next seven days. */
  const dayOf = ({ weekday, next }: { weekday?: string | undefined; next: string }) =>
    weekday && next <= daysAfter(today(venue.timeZone), 6) ? weekday : printedDate(next);
  const weekly = eveningsToCome.filter(({ data }) => data.weekday);
  const single = eveningsToCome.filter(({ data }) => data.date);

  test('the page prints each evening as its file has it', async ({ page, baseURL }) => {
    await openToRead(page, 'evenings');

    await step('each weekday has its evenings, with time and price', async () => {
      const expected = weekdays.map((day) => {
        const evenings = weekly.filter(({ data }) => data.weekday === day);
        const printed = evenings.flatMap(({ data: { title, starts, price } }) => [
          title,
          `${timeOf(starts)}, ${eveningPrice(price, venue)}`,
        ]);
        const isOpen = hoursOfWeekday(hours, 'gaming', day) !== 'closed';
        if (printed.length === 0 && isOpen) printed.push('Nothing planned');
        const house = hoursOfWeekday(hours, 'gaming', day);
        const kitchen = hoursOfWeekday(hours, 'dining', day);
        if (house === 'closed') printed.push('Closed');
        else {
          if (house !== hours.gaming) printed.push(`Open ${house}`);
          if (kitchen !== usual) printed.push(`Kitchen ${kitchen}`);
        }
        return [day, ...printed].join(' | ');
      });
      expect.soft(await rows(page.locator('.week li'))).toEqual(expected);
    });

    await step('the name of an evening in the week leads to its card', async () => {
      const expected = weekdays
        .flatMap((day) => weekly.filter(({ data }) => data.weekday === day))
        .map(({ id, data }) => `${data.title} → #${id}`);
      expect.soft(await linksIn(page.locator('.week'), baseURL)).toEqual(expected);
    });

    await step('the arch of a weekday is lit if it has an evening', async () => {
      const expected = weekdays.map((day) => weekly.some(({ data }) => data.weekday === day));
      const arches = page.locator('.week .arch');
      const lit = await arches.evaluateAll((all) =>
        // Dark arches show a moon.
        all.map((arch) => !getComputedStyle(arch).backgroundImage.includes('circle at 62%')),
      );
      expect.soft(lit).toEqual(expected);
    });

    for (const [heading, evenings] of [
      ['Every week', weekly],
      ['One night only', single],
    ] as const) {
      await step(`"${heading}" has its evenings, with all their facts`, async () => {
        const expected = evenings.map(({ data, next, text }) => {
          const { title, weekday, starts, room, price, join, booking } = data;
          const day = dayOf({ weekday, next });
          const when = whenInWords(data, next, hours);
          const facts = `${weekday ? 'Every ' : ''}${when}, ${timeOf(starts)}, ${places[room]}, ${eveningPrice(price, venue)}.`;
          const later = weekday && day !== weekday ? [`Next on ${day}.`] : [];
          const book = booking ? 'No booking needed.' : `Book for ${day}`;
          return [title, facts, ...later, ...blocksOf(text), join, book].join(' | ');
        });
        const region = page.getByRole('region', { name: heading });
        expect.soft(await rows(region.locator('ul > li[id]'))).toEqual(expected);
      });
    }

    await step('the link of each evening books its day and time', async () => {
      const expected = [...weekly, ...single]
        .filter(({ data }) => !data.booking)
        .map(({ data, next }) => {
          const day = dayOf({ ...data, next });
          const time = clockTime(data.starts);
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
        .toEqual(['Evenings', `Whatever is on, the games are open too. ${cost}`]);
      const week = page.getByRole('region', { name: 'The week' });
      expect
        .soft((await seen(week)).slice(0, 2))
        .toEqual(['The week', `A lit arch has something on. ${plain(withoutEvening(hours))}`]);
    });
  });
});

test('the link of an evening fills in the booking', async ({ page }) => {
  const evening = eveningsToCome.find(({ data }) => !data.booking);
  test.skip(!evening, 'No future evening takes bookings.');
  const { id = '', next = '', data } = evening ?? {};
  // Before the first evening of the day has started.
  await page.clock.setFixedTime(`${next}T00:01`);
  await page.goto('evenings');
  await page
    .locator(`#${id}`)
    .getByRole('link', { name: /^Book for/ })
    .click();
  await expect(page.getByLabel('Subject')).toHaveValue('reservations');
  await expect.soft(page.locator('#day')).toHaveValue(next);
  await expect.soft(page.locator('#time')).toHaveValue(clockTime(data?.starts ?? '') ?? '');
});
