import { expect, test } from '../support/fixtures.ts';
import { expectFacts, openToRead, rows } from '../support/read.ts';

test.use({ javaScriptEnabled: false });

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
  await expect(page.getByText('The spring clean'), 'a day that is over').toHaveCount(0);
});
