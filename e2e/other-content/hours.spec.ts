import { printedDate } from '../../src/lib/evenings.ts';
import { expect, test } from '../support/fixtures.ts';
import { closedDay } from '../support/other-menu.ts';
import { openToRead, rows, seen } from '../support/read.ts';

test.use({ javaScriptEnabled: false });

const week = 'Dining 11:30 AM-3:30 AM, Mondays 5 PM-11 PM';
const holiday = `${printedDate(closedDay)}, The holidays: gaming 2 PM-10 PM, dining closed`;

test('different hours of weekdays and single days are printed with the usual ones', async ({
  page,
}) => {
  await openToRead(page, 'contact');
  const hours = ['Gaming and concierge 10:30 AM-4:30 AM', week, holiday];
  const card = await seen(page.locator('.cards > li').nth(3));
  expect.soft(card.slice(0, 4), 'on the card').toEqual(['Hours', ...hours]);
  expect
    .soft(await seen(page.getByRole('contentinfo')), 'in the footer')
    .toEqual(expect.arrayContaining(hours));
});

test('a weekday with different kitchen hours shows them', async ({ page }) => {
  await openToRead(page, 'evenings');
  const [monday, tuesday] = await rows(page.locator('.week li'));
  expect(monday).toBe('Monday | Songs <i of the river | 9 PM, free | Kitchen 5 PM-11 PM');
  expect(tuesday).toBe('Tuesday | Nothing planned');
});

test('the home page is correct for every day of the week', async ({ page }) => {
  await openToRead(page, '');
  const hero = await seen(page.getByRole('region', { name: 'Play Social Games' }));
  expect.soft(hero).toContain('Open until 4:30 AM');
  expect.soft(hero.join()).toContain('a kitchen open until 11 PM or later');
  const door = await seen(page.getByRole('region', { name: 'Come in' }));
  expect.soft(door.slice(-2)).toEqual(['Open 10:30 AM-4:30 AM', week]);
});
