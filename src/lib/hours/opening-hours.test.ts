import { expect, test } from 'vitest';
import { hours as schema } from '../../schemas/hours/hours.ts';
import { parseRanges } from '../../schemas/hours/parse.ts';
import { isOpenAt, placeIn } from '../../schemas/hours/range.ts';
import { exceptionsFrom, hoursOfDate } from './opening-hours.ts';
import { printRanges } from './print.ts';

const hours = schema.parse({
  gaming: '24/7',
  dining: '06:00-02:00',
  days: [
    { weekdays: ['Friday', 'Saturday'], dining: '06:00-04:00' },
    { weekdays: ['Monday'], dining: 'closed' },
  ],
  exceptions: [
    { date: '2027-01-10 to 2027-01-20', reason: 'Break', gaming: 'closed' },
    { date: '2026-12-26', reason: 'Boxing Day', dining: '12:00-14:00, 18:00-22:00' },
  ],
});

test.each([
  ['2026-12-25', '24 hours', '06:00-04:00'],
  ['2026-12-26', '24 hours', '12:00-14:00 and 18:00-22:00'],
  ['2026-12-28', '24 hours', 'closed'],
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
  expect(reasons('2026-12-26')).toEqual(['Boxing Day', 'Break']);
  expect(reasons('2027-01-20')).toEqual(['Break']);
  expect(reasons('2027-01-21')).toEqual([]);
});

const ranges = (written: string) => parseRanges(written) ?? [];

test.each([
  ['6 AM-2 AM', 6, true],
  ['6 AM-2 AM', 25.5, true],
  ['6 AM-2 AM', 26, false],
  // This is the night before.
  ['6 AM-2 AM', 1.5, false],
  ['10 PM-11 AM', 31, true],
  ['noon-3 PM, 6 PM-11 PM', 16, false],
  ['24/7', 3, true],
  ['closed', 20, false],
])('%s includes hour %f: %s', (written, hour, isOpen) => {
  expect(isOpenAt(ranges(written), hour * 60)).toBe(isOpen);
});

test.each([
  ['noon-2 AM', '6 AM-2 AM', 12],
  ['noon-3 AM', '6 AM-2 AM', undefined],
  ['midnight-1 AM', '6 PM-2 AM', 24],
  ['1 AM-7 PM', '6 PM-2 AM', undefined],
  ['2 PM-4 PM', 'noon-3 PM, 6 PM-11 PM', undefined],
  ['10 PM-2 AM', '24 hours', 22],
])('%s within %s starts at hour %s', (inner, outer, hour) => {
  const [range] = ranges(inner);
  const placed = range && placeIn(ranges(outer), range);
  expect(placed?.opens).toBe(hour === undefined ? undefined : hour * 60);
});
