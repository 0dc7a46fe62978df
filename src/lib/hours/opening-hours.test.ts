import { expect, test } from 'vitest';
import { hours as schema } from '../../schemas/hours/hours.ts';
import { exceptionsFrom, hoursOfDate } from './opening-hours.ts';
import { printRanges } from './print.ts';

const hours = schema.parse({
  gaming: '24/7',
  dining: '06:00-02:00',
  days: [
    { weekdays: ['Friday', 'Saturday'], dining: '06:00-04:00' },
    { weekdays: ['Monday'], gaming: 'closed' },
    { weekdays: ['Tuesday'], dining: 'closed' },
  ],
  exceptions: [
    { date: '2027-01-10 to 2027-01-20', reason: 'Break', gaming: 'closed' },
    { date: '2026-12-31', reason: 'New Year', gaming: '05:00-03:00' },
    { date: '2026-12-26', reason: 'Boxing Day', dining: '12:00-14:00, 18:00-22:00' },
  ],
});

test.each([
  ['2026-12-25', '24 hours', '06:00-04:00'],
  ['2026-12-26', '24 hours', '12:00-14:00 and 18:00-22:00'],
  ['2026-12-28', 'closed', 'closed'],
  ['2026-12-29', '24 hours', 'closed'],
  ['2026-12-31', '05:00-03:00', '06:00-02:00'],
  ['2027-01-10', 'closed', 'closed'],
  ['2027-01-20', 'closed', 'closed'],
  ['2027-01-21', '24 hours', '06:00-02:00'],
])('on %s, gaming is open %s, and dining %s', (date, gaming, dining) => {
  const day = hoursOfDate(hours, date);
  expect([day.gaming, day.dining].map((each) => printRanges(each, hours))).toEqual([
    gaming,
    dining,
  ]);
});

test('exceptions that are over are left out, and the next one is first', () => {
  const reasons = (from: string) => exceptionsFrom(hours, from).map(({ reason }) => reason);
  expect(reasons('2026-12-26')).toEqual(['Boxing Day', 'New Year', 'Break']);
  expect(reasons('2027-01-20')).toEqual(['Break']);
  expect(reasons('2027-01-21')).toEqual([]);
});
