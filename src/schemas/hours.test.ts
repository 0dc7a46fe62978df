import { describe, expect, test } from 'vitest';
import { hours } from './hours.ts';

const usual = { gaming: '16:00-02:00', diningOpens: '18:00', diningCloses: '24:00' };
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
    [{ ...usual, gaming: '4pm–2am', diningOpens: '6pm' }, '18:30-24:00', '6:30 PM-midnight'],
    [{ gaming: '24/7', diningOpens: 'noon', diningCloses: 'midnight' }, '18:00-23:30', undefined],
  ])('%j: %s', (venue, dining, printed) => {
    const read = hours.parse({ ...venue, days: [{ ...monday, dining }] });
    expect(read.days?.[0]?.dining).toBe(printed ?? dining);
    expect(JSON.stringify(read)).not.toMatch(/\d(pm|am)|–/);
  });
});

test.each([
  ['an open kitchen in a closed venue', [{ ...monday, gaming: 'closed', dining: 'noon-4 PM' }]],
  ['two ranges a day', [{ ...monday, dining: '11:30-14:00, 17:00-22:00' }]],
  ['a day without other hours', [monday]],
  ['a weekday twice', [{ weekdays: ['Monday', 'Monday'], dining: 'closed' }]],
  [
    'a kitchen that never opens',
    [
      { weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], gaming: 'closed' },
      { weekdays: ['Friday', 'Saturday', 'Sunday'], dining: 'closed' },
    ],
  ],
])('%s is refused with a remedy', (_what, days) => {
  const { error } = hours.safeParse({ ...usual, days });
  expect(error?.issues).toHaveLength(1);
  expect(error?.issues[0]?.message).toMatch(/For example:|Remove|Open it|Delete/);
});
