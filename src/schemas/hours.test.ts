import { describe, expect, test } from 'vitest';
import { hours } from './hours.ts';
import { weekdays } from './weekday.ts';

const usual = { gaming: '16:00-02:00', diningOpens: '18:00', diningCloses: '24:00' };
/** Hours that suit both clocks. */
const onBoth = { gaming: '24/7', diningOpens: 'noon', diningCloses: 'midnight' };
const monday = { weekdays: ['Monday'] };
const christmas = { date: new Date('2026-12-25'), reason: 'Christmas Day' };

test('gaming: closed closes the kitchen too', () => {
  const read = hours.parse({
    ...usual,
    days: [{ ...monday, gaming: 'closed' }],
    exceptions: [{ ...christmas, gaming: 'closed' }],
  });
  expect(read.days).toMatchObject([{ gaming: 'closed', dining: 'closed' }]);
  expect(read.exceptions).toMatchObject([
    { date: '2026-12-25', gaming: 'closed', dining: 'closed' },
  ]);
});

test('a kitchen may be closed alone', () => {
  const read = hours.parse({ ...usual, days: [{ ...monday, dining: 'closed' }] });
  expect(read.days).toEqual([{ ...monday, dining: 'closed' }]);
});

describe('hours are printed on the clock of the usual ones', () => {
  test.each([
    [usual, '6 PM-1 AM', '18:00-01:00'],
    [usual, 'noon - midnight', 'noon-midnight'],
    [usual, '24/7', '24 hours'],
    [usual, '24 / 7', '24 hours'],
    [{ ...usual, gaming: '4pm–2am', diningOpens: '6pm' }, '18:30-24:00', '6:30 PM-midnight'],
    [onBoth, '18:00-23:30', undefined],
    [onBoth, '6:30 PM-11 PM', undefined],
  ])('%j: %s', (venue, dining, printed) => {
    const read = hours.parse({ ...venue, days: [{ ...monday, dining }] });
    expect(read.days?.[0]?.dining).toBe(printed ?? dining);
    expect(JSON.stringify(read)).not.toMatch(/\d(pm|am)|–/);
  });
});

test('each of the seven weekdays may have other hours', () => {
  const days = weekdays.map((day) => ({ weekdays: [day], dining: '18:00-23:00' }));
  expect(hours.safeParse({ ...usual, days }).error).toBeUndefined();
});

test.each([
  ['gaming', 'open 24/7'],
  ['gaming', '24/7 in summer'],
  ['gaming', '16:00-late'],
  ['gaming', '16:00-16:00'],
  ['gaming', '16:00-20:00-02:00'],
  ['diningOpens', 'early'],
  ['diningCloses', 'late'],
  // The kitchen also opens then.
  ['diningCloses', '6 PM'],
])('%s: %s is refused with a remedy', (field, written) => {
  const { error } = hours.safeParse({ ...usual, [field]: written });
  expect(error?.issues).toMatchObject([
    { path: [field], message: expect.stringContaining('For example:') },
  ]);
});

test.each([
  [
    'an open kitchen in a closed venue',
    'days.0.dining',
    [{ ...monday, gaming: 'closed', dining: 'noon-4 PM' }],
  ],
  ['two ranges a day', 'days.0.dining', [{ ...monday, dining: '11:30-14:00, 17:00-22:00' }]],
  ['a day without other hours', 'days.0', [monday]],
  ['hours without a weekday', 'days.0.weekdays', [{ weekdays: [], dining: 'closed' }]],
  ['a weekday twice', 'days.0.weekdays', [{ weekdays: ['Monday', 'Monday'], dining: 'closed' }]],
  [
    'a kitchen that never opens',
    'days',
    [
      { weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], gaming: 'closed' },
      { weekdays: ['Friday', 'Saturday', 'Sunday'], dining: 'closed' },
    ],
  ],
])('%s is refused with a remedy, at %s', (_what, field, days) => {
  const { error } = hours.safeParse({ ...usual, days });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  expect(error?.issues[0]?.message).toMatch(/For example:|Remove|Open it|Delete/);
});
