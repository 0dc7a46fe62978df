import { printDate } from '../../src/lib/hours/print.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectFacts, openToRead, rows } from '../support/read.ts';
import { closedDaysOf, readOtherContent } from './read-other-content.ts';

test.use({ javaScriptEnabled: false });

const closed = 'closed Mondays';
const gaming = `16:00-02:00, Fridays and Saturdays 16:00-05:00, Sundays 11:00-24:00, ${closed}`;
const dining = `17:00-23:30, Fridays and Saturdays 17:00-03:00, Sundays 12:00-15:00 and 18:00-22:00, ${closed}`;

test('different hours of weekdays and single days, and a price of entry, are printed', async ({
  page,
}) => {
  await openToRead(page, 'contact');
  const { from, to } = closedDaysOf(readOtherContent());
  const holiday = `${printDate(from)} to ${printDate(to)}, The holidays`;
  const hours = [gaming, dining, holiday, 'gaming 14:00-22:00, dining closed'];
  expectFacts((await rows(page.locator('.cards > li')))[3], hours);
  expectFacts((await rows(page.getByRole('contentinfo')))[0], hours);
  const [wayHere] = await rows(page.locator('section:has(#location-heading)'));
  expectFacts(wayHere, ['¥1,500', 'Before <b 18:00, it is free']);
  await expect(page.getByText('The spring clean'), 'a day that is over').toHaveCount(0);
});

test('each weekday shows its evenings and its own hours, or that it is closed', async ({
  page,
}) => {
  await openToRead(page, 'evenings');
  const songs = ['Songs <i of the river', '21:00, free with entry'];
  const chess = ['Midnight chess', '00:30-02:00, free with entry', 'last Friday'];
  const days = await rows(page.locator('[aria-labelledby=week-heading] li'));
  expect(days).toHaveLength(7);
  const [, nothing = ''] = days[1]?.split(' | ') ?? [];
  // The usual hours are printed once, above the week.
  expect.soft(nothing, 'the words for a day without evenings').toMatch(/^\D+$/);
  expect
    .soft(days.slice(0, 4))
    .toEqual([
      ...['Monday | Closed', `Tuesday | ${nothing}`, `Wednesday | ${nothing}`],
      `Thursday | ${nothing}`,
    ]);
  expectFacts(days[4], ['Friday', ...songs, ...chess, '16:00-05:00', '17:00-03:00']);
  expect.soft(days[4], 'that nothing is planned').not.toContain(nothing);
  expectFacts(days[5], ['Saturday', nothing, '16:00-05:00', '17:00-03:00']);
  expectFacts(days[6], ['Sunday', nothing, '11:00-24:00', '12:00-15:00 and 18:00-22:00']);
});

test('the home page is correct for every day of the week', async ({ page }) => {
  await openToRead(page, '');
  await expect(page.locator('.hero legend'), 'the days of the clock').toHaveText(/, Tue\b/);
  expectFacts((await rows(page.locator('.hero')))[0], [
    `until 24:00 or later, ${closed}`,
    `until 22:00 or later, ${closed}`,
  ]);
  expectFacts((await rows(page.locator('[aria-labelledby=come-in-heading]')))[0], [gaming, dining]);
});
