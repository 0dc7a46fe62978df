import { costInWords, eveningPriceInWords } from '../../src/lib/venue/cost.ts';
import { startIn, startInWeek } from '../../src/lib/hours/evenings.ts';
import * as words from '../../src/lib/hours/evenings-in-words.ts';
import { noEveningInWords } from '../../src/lib/hours/hours-in-words.ts';
import { isoTime, printDate } from '../../src/lib/hours/print.ts';
import { plainSpaces } from '../../src/lib/words/plain-spaces.ts';
import { withFullStop } from '../../src/lib/words/with-full-stop.ts';
import type { Evening } from '../../src/schemas/evening.ts';
import { weekdays } from '../../src/schemas/hours/weekday.ts';
import { blocksOf, dayOfBuild, eveningsToCome, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { expectFacts, linksIn, openToRead, rows, seen, stylesOf } from '../support/read.ts';

const { hours } = venue;
const table = venue.bookingUrl ?? '/contact?subject=reservations#form';
const timeOf = (evening: Evening) => words.printTimes(evening, hours);
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

test.use({ javaScriptEnabled: false });

// third-party/content.spec.ts visits a site without evenings.
if (planned.length > 0)
  test('the page prints each evening as its file has it', async ({ page, baseURL }) => {
    await openToRead(page, 'evenings');

    // other-content/hours.spec.ts reads the hours of each weekday.
    await step('each weekday names its evenings, which lead to their cards', async () => {
      const week = page.locator('[aria-labelledby=week-heading] li');
      const printed = await rows(week);
      const lines = await stylesOf(week, 'border-top-color');
      const colours = { busy: new Set<string | undefined>(), free: new Set<string | undefined>() };
      for (const [index, day] of weekdays.entries()) {
        const startOf = (evening: Evening) => startIn(evening, hours.week[day]);
        const ofDay = regular
          .filter(({ data }) => data.weekday?.includes(day))
          .sort((one, other) => startOf(one.data) - startOf(other.data));
        const facts = ofDay.flatMap(({ data }) => [
          ...[data.title, timeOf(data), eveningPriceInWords(data.price, venue)],
          data.week && `${data.week} ${day}`,
        ]);
        expectFacts(printed[index], [day, ...facts]);
        const links = ofDay.map(({ id, data }) => `${data.title} → #evening-${id}`);
        expect.soft(await linksIn(week.nth(index), baseURL)).toEqual(links);
        colours[ofDay.length > 0 ? 'busy' : 'free'].add(lines[index]);
      }
      const alike = [...colours.busy].filter((line) => colours.free.has(line));
      expect.soft(alike, 'colours of days with and without an evening').toEqual([]);
    });

    for (const [id, list] of Object.entries(lists)) {
      await step(`the list "${id}" has its evenings, with all their facts`, async () => {
        const cards = await rows(page.locator(`section:has(> * #${id}) ul > li[id]`));
        expect.soft(cards).toHaveLength(list.length);
        for (const [index, { data, next, text }] of list.entries()) {
          const { title, weekday, room, price, join, access } = data;
          const day = dayOf(data, next);
          const isLater = weekday && day === printDate(next);
          const last = access ? withFullStop(access) : join;
          expectFacts(cards[index], [
            ...[title, words.whenInWords(data, next, hours), timeOf(data), room],
            ...[eveningPriceInWords(price, venue), isLater ? day : undefined],
            ...[...blocksOf(text), join, access],
          ]);
          const ending = new RegExp(`${RegExp.escape(last)}$`);
          expect.soft(cards[index], 'whether guests book').not.toMatch(ending);
        }
      });
    }

    await step(
      'the link of each evening books its day and time, and one link any table',
      async () => {
        const all = await linksIn(page.getByRole('main'), baseURL);
        const links = all.filter((link) => link.includes(table.replace('#form', '')));
        expect.soft(links).toHaveLength(bookable.length + 1);
        const prominent = await seen(page.locator('main .button'));
        const days = bookable.map(({ data, next }) => plainSpaces(dayOf(data, next)));
        const wanted = days.map((day) => expect.stringMatching(`${day}$`));
        expect.soft(prominent, 'the words of prominent links').toEqual(wanted);
        for (const [index, { data, next }] of bookable.entries()) {
          const address = table.replace('#', `&date=${next}&time=${isoTime(data.starts)}#`);
          expectFacts(links[index], [dayOf(data, next), data.title, `→ ${address}`]);
        }
        expectFacts(links.at(-1), [`→ ${table}`]);
      },
    );

    await step('the page states what is free, and when the kitchen is open', async () => {
      const prices = planned.map(({ data }) => data.price);
      const [main] = await rows(page.getByRole('main'));
      expectFacts(main, [costInWords(venue, prices), noEveningInWords(hours)]);
    });
  });
