import { expect, test } from 'vitest';
import type { Venue } from '../schemas/venue.ts';
import type { Weekday } from '../schemas/weekday.ts';
import {
  upcomingExceptions,
  hoursOfDate,
  hoursOfWeekday,
  isOpenAt,
  isWithin,
  printedTime,
  typicalDay,
} from './opening-hours.ts';

const hours: Venue['hours'] = {
  gaming: '24/7',
  diningOpens: '6 AM',
  diningCloses: '2 AM',
  days: [{ weekdays: ['Friday', 'Saturday'], dining: '6 AM-4 AM' }],
  exceptions: [
    { date: '2026-12-26', reason: 'Boxing Day', dining: 'noon-10 PM' },
    { date: '2026-12-25', reason: 'Christmas Day', gaming: 'closed', dining: 'closed' },
  ],
};

test.each([
  ['dining', '2026-12-24', '6 AM-2 AM'],
  // A Friday, and an exception.
  ['dining', '2026-12-25', 'closed'],
  ['gaming', '2026-12-25', 'closed'],
  ['dining', '2026-12-26', 'noon-10 PM'],
  ['gaming', '2026-12-26', '24/7'],
  ['dining', '2027-01-01', '6 AM-4 AM'],
] as const)('the hours of %s on %s are %s', (part, date, printed) => {
  expect(hoursOfDate(hours, part, date)).toBe(printed);
});

test('a weekday has its own hours, or the usual ones', () => {
  expect(hoursOfWeekday(hours, 'dining', 'Saturday')).toBe('6 AM-4 AM');
  expect(hoursOfWeekday(hours, 'dining', 'Sunday')).toBe('6 AM-2 AM');
});

test.each([
  ['6 AM-2 AM', '6 AM', true],
  ['6 AM-2 AM', '11:30 PM', true],
  ['6 AM-2 AM', '1:30 AM', true],
  ['6 AM-2 AM', '2 AM', false],
  ['6 AM-2 AM', '5:30 AM', false],
  ['10 AM-6 PM', '6 PM', false],
  ['24/7', '3 AM', true],
  ['closed', '8 PM', false],
  ['6 AM-2 AM', 'late', false],
])('in %s, %s is open: %s', (printed, time, isOpen) => {
  expect(isOpenAt(printed, time)).toBe(isOpen);
});

test.each([
  ['noon-2 AM', '6 AM-2 AM', true],
  ['noon-3 AM', '6 AM-2 AM', false],
  ['5 AM-noon', '6 AM-2 AM', false],
  ['midnight-1 AM', '6 PM-2 AM', true],
  ['1 AM-7 PM', '6 PM-2 AM', false],
  ['10 PM-2 AM', '24 hours', true],
  ['noon-1 PM', 'closed', false],
])('%s is within %s: %s', (printed, others, expected) => {
  expect(isWithin(printed, others)).toBe(expected);
});

test('the kitchen is open on the typical day, even if it is closed on most days', () => {
  const weekdays: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
  expect(typicalDay({ ...hours, days: [{ weekdays, dining: 'closed' }] })).toEqual({
    days: ['Friday', 'Saturday', 'Sunday'],
    gaming: '24/7',
    dining: '6 AM-2 AM',
  });
});

test('exceptions that are over are left out, and the next one is first', () => {
  const dates = (from: string) => upcomingExceptions(hours, from).map(({ date }) => date);
  expect(dates('2026-12-01')).toEqual(['2026-12-25', '2026-12-26']);
  expect(dates('2026-12-26')).toEqual(['2026-12-26']);
});

test.each([
  ['16:00-02:00', '18:00', 'midnight', '20:30'],
  ['24/7', '18:30', '23:00', '20:30'],
  ['24/7', '6:30 PM', '11 PM', '8:30 PM'],
  ['24/7', 'noon', 'midnight', '8:30 PM'],
])(
  'a venue open %s, with a kitchen from %s to %s, prints %s',
  (gaming, diningOpens, diningCloses, printed) => {
    expect(printedTime('20:30', { gaming, diningOpens, diningCloses })).toBe(printed);
  },
);
