import { printDate } from '../../src/lib/hours/print.ts';
import { expect, test } from '../support/fixtures.ts';
import { openToRead, rows, seen } from '../support/read.ts';
import { closedDaysOf, readOtherContent } from './read-other-content.ts';

test.use({ javaScriptEnabled: false });

const closed = 'closed Mondays';
const gaming = `16:00-02:00, Fridays and Saturdays 16:00-05:00, Sundays 11:00-24:00, ${closed}`;
const dining = `Dining 17:00-23:30, Fridays and Saturdays 17:00-03:00, Sundays 12:00-15:00 and 18:00-22:00, ${closed}`;

test('different hours of weekdays and single days are printed with the usual ones', async ({
  page,
}) => {
  await openToRead(page, 'contact');
  const { from, to } = closedDaysOf(readOtherContent());
  const holiday = `${printDate(from)} to ${printDate(to)}, The holidays: gaming 14:00-22:00, dining closed`;
  const hours = [`Gaming ${gaming}`, dining, holiday];
  const card = await seen(page.locator('.cards > li').nth(3));
  expect.soft(card.slice(0, 4), 'on the card').toEqual(['Hours', ...hours]);
  expect
    .soft(await seen(page.getByRole('contentinfo')), 'in the footer')
    .toEqual(expect.arrayContaining(hours));
});

test('each weekday shows its evening and its own kitchen hours, or that it is closed', async ({
  page,
}) => {
  await openToRead(page, 'evenings');
  expect(await rows(page.locator('.week li'))).toEqual([
    'Monday | Closed',
    'Tuesday | Nothing planned',
    'Wednesday | Nothing planned',
    'Thursday | Nothing planned',
    'Friday | Songs <i of the river | 21:00, free with entry | Midnight chess | 00:30-02:00, free with entry on the last Friday | Open 16:00-05:00 | Kitchen 17:00-03:00',
    'Saturday | Nothing planned | Open 16:00-05:00 | Kitchen 17:00-03:00',
    'Sunday | Nothing planned | Open 11:00-24:00 | Kitchen 12:00-15:00 and 18:00-22:00',
  ]);
});

test('the home page is correct for every day of the week', async ({ page }) => {
  await openToRead(page, '');
  const hero = await seen(page.getByRole('region', { name: 'Play Social Games' }));
  expect.soft(hero).toContain(`Open until 24:00 or later, ${closed}`);
  expect.soft(hero.join()).toContain(`a kitchen open until 22:00 or later, ${closed}.`);
  const door = await seen(page.getByRole('region', { name: 'Come in' }));
  expect.soft(door).toEqual(expect.arrayContaining([`Open ${gaming}`, dining]));
});
