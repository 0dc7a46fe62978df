import { costInWords, eveningPriceInWords } from '../../src/lib/venue/cost.ts';
import { startIn, startInWeek } from '../../src/lib/hours/evenings.ts';
import * as words from '../../src/lib/hours/evenings-in-words.ts';
import { noEveningInWords } from '../../src/lib/hours/hours-in-words.ts';
import { isoTime, printDate } from '../../src/lib/hours/print.ts';
import type { Evening } from '../../src/schemas/evening.ts';
import { weekdays } from '../../src/schemas/hours/weekday.ts';
import { blocksOf, dayOfBuild, eveningsToCome, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { plainSpaces } from '../../src/lib/words/plain-spaces.ts';
import { expectFacts, linksIn, openToRead, rows } from '../support/read.ts';

const { hours } = venue;
const timeOf = (evening: Evening) => plainSpaces(words.printTimes(evening, hours));
const dayOf = (evening: Evening, next: string) => words.dayInWords(evening, next, dayOfBuild);

const planned = eveningsToCome.map(({ entry, next }) => ({ ...entry, next }));
const regular = planned
  .filter(({ data }) => data.weekday)
  .sort((one, other) => startInWeek(one.data, hours) - startInWeek(other.data, hours));
/** The evenings of each list, by the id of its heading, which tells how often they take place. */
const lists = {
  'every-week': regular.filter(({ data }) => !data.week),
  'every-month': regular.filter(({ data }) => data.week),
  'one-night': planned.filter(({ data }) => data.date),
};
const bookable = Object.values(lists)
  .flat()
  .filter(({ data }) => data.bookable);

function testEvenings() {
  test('the page prints each evening as its file has it', async ({ page, baseURL }) => {
    await openToRead(page, 'evenings');

    // other-content/hours.spec.ts reads the hours of each weekday.
    await step('each weekday names its evenings, which lead to their cards', async () => {
      const week = page.locator('[aria-labelledby=week-heading] li');
      const printed = await rows(week);
      for (const [index, day] of weekdays.entries()) {
        const startOf = (evening: Evening) => startIn(evening, hours.week[day]);
        const evenings = regular
          .filter(({ data }) => data.weekday?.includes(day))
          .sort((one, other) => startOf(one.data) - startOf(other.data));
        const facts = evenings.flatMap(({ data }) => [
          ...[data.title, timeOf(data), eveningPriceInWords(data.price, venue)],
          ...(data.week ? [`${data.week} ${day}`] : []),
        ]);
        expectFacts(printed[index], [day, ...facts]);
        const links = evenings.map(({ id, data }) => `${data.title} → #evening-${id}`);
        expect.soft(await linksIn(week.nth(index), baseURL)).toEqual(links);
      }
    });

    for (const [id, evenings] of Object.entries(lists)) {
      await step(`the list "${id}" has its evenings, with all their facts`, async () => {
        const list = page.locator(`section:has(> * #${id}) ul`);
        const cards = await rows(list.locator('> li[id]'));
        expect.soft(cards).toHaveLength(evenings.length);
        for (const [index, { data, next, text }] of evenings.entries()) {
          const { title, weekday, room, price, join, access } = data;
          const day = dayOf(data, next);
          const isLater = weekday && day === printDate(next);
          expectFacts(cards[index], [
            ...[title, words.whenInWords(data, next, hours), timeOf(data), room],
            ...[eveningPriceInWords(price, venue), ...(isLater ? [day] : [])],
            ...[...blocksOf(text), join, access],
          ]);
        }
      });
    }

    await step('the link of each evening books its day and time', async () => {
      const links = await linksIn(page.locator('li[id]'), baseURL);
      expect.soft(links).toHaveLength(bookable.length);
      for (const [index, { data, next }] of bookable.entries()) {
        const time = isoTime(data.starts);
        const address = `/contact?subject=reservations&date=${next}&time=${time}#form`;
        expectFacts(links[index], [dayOf(data, next), data.title, `→ ${address}`]);
      }
    });

    await step('the page states what is free, and when the kitchen is open', async () => {
      const prices = planned.map(({ data }) => data.price);
      const [main] = await rows(page.getByRole('main'));
      expectFacts(main, [costInWords(venue, prices), plainSpaces(noEveningInWords(hours))]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  if (eveningsToCome.length > 0) testEvenings();
  else {
    test('without future evenings, there is no page and no link to it', async ({ page }) => {
      expect((await page.goto('evenings'))?.status()).toBe(404);
      await expect(page.locator('a[href$="/evenings"]')).toHaveCount(0);
    });
  }
});

// Without a bookable evening, the page has no link, as tested above.
for (const { id, next, data } of bookable.slice(0, 1)) {
  test('the link of an evening fills in the booking', async ({ page }) => {
    // Before the first evening of the day has started.
    await page.clock.setFixedTime(`${next}T00:01`);
    await page.goto('evenings');
    await page.locator(`#evening-${id}`).getByRole('link').click();
    await expect(page.locator('#subject')).toHaveValue('reservations');
    await expect.soft(page.locator('#day')).toHaveValue(next);
    await expect.soft(page.locator('#time')).toHaveValue(isoTime(data.starts));
  });
}
