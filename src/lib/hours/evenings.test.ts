import { expect, test } from 'vitest';
import { hours as schema } from '../../schemas/hours/hours.ts';
import { eveningSchema } from '../../schemas/evening.ts';
import { validEvening } from '../../test/valid-evening.ts';
import { endOf, startInWeek, startOf, upcoming } from './evenings.ts';

const hours = schema.parse({
  gaming: '24/7',
  dining: '6 AM-2 AM',
  exceptions: [
    { date: '2026-12-25', reason: 'Christmas Day', dining: 'closed' },
    { date: '2026-12-26', reason: 'Boxing Day', gaming: 'closed' },
  ],
});
const evening = (when: object) => eveningSchema.parse({ ...validEvening, ...when });
const on = (day: string) => ({ weekday: undefined, date: new Date(day) });

// prettier-ignore
test.each<[string, object, string, string | undefined]>([
  ['a date to come', on('2027-02-20'), '2026-11-26', '2027-02-20'],
  ['a date of today', on('2026-11-26'), '2026-11-26', '2026-11-26'],
  ['a date that is over', on('2026-11-25'), '2026-11-26', undefined],
  ['a weekday of today, until after the kitchen closes', { weekday: 'Thursday', ends: '3 AM' }, '2026-11-26', '2026-11-26'],
  ['a weekday', { weekday: 'Wednesday' }, '2026-11-26', '2026-12-02'],
  ['the next of two weekdays', { weekday: ['Tuesday', 'Sunday'] }, '2026-11-26', '2026-11-29'],
  ['the first Tuesday, on the 1st', { weekday: 'Tuesday', week: 'first' }, '2026-11-26', '2026-12-01'],
  ['the first Monday, on the 7th', { weekday: 'Monday', week: 'first' }, '2026-11-26', '2026-12-07'],
  ['the second Tuesday, on the 8th', { weekday: 'Tuesday', week: 'second' }, '2026-12-02', '2026-12-08'],
  ['the last Monday, on the last day', { weekday: 'Monday', week: 'last' }, '2026-11-26', '2026-11-30'],
  ['the last Tuesday, a week before the month ends', { weekday: 'Tuesday', week: 'last' }, '2026-11-01', '2026-11-24'],
  ['a weekday on which the kitchen is closed once', { weekday: 'Friday' }, '2026-12-20', '2027-01-01'],
  ['a monthly evening that is left out once', { weekday: 'Friday', week: 'fourth' }, '2026-12-01', '2027-01-22'],
  ['a date on which the kitchen is closed', on('2026-12-25'), '2026-12-20', undefined],
  ['a date on which no table is needed', { ...on('2026-12-25'), bookable: false }, '2026-12-20', '2026-12-25'],
  ['a date on which the venue is closed', { ...on('2026-12-26'), bookable: false }, '2026-12-20', undefined],
])('the next day of %s', (_what, when, from, next) => {
  const days = upcoming([{ data: evening(when) }], hours, from).map((found) => found.next);
  expect(days).toEqual(next ? [next] : []);
});

test('evenings are in the order in which they start, after midnight last', () => {
  const titles = [
    { title: 'Late', weekday: 'Friday', starts: '00:30' },
    { title: 'Pads', ...on('2026-12-04'), starts: '9 PM' },
    { title: 'Quiz', weekday: 'Friday', starts: '7:30 PM' },
    { title: 'Supper', weekday: 'Thursday' },
  ].map((when) => ({ data: evening(when) }));
  const sorted = upcoming(titles, hours, '2026-11-28').map(({ entry }) => entry.data.title);
  expect(sorted).toEqual(['Supper', 'Quiz', 'Pads', 'Late']);
});

test('evenings of a week are in its order, by the first of their weekdays', () => {
  const sorted = [
    { title: 'Late', weekday: 'Friday', starts: '00:30', bookable: false },
    { title: 'Quiz', weekday: 'Friday' },
    { title: 'Soup', weekday: ['Sunday', 'Tuesday'] },
  ]
    .map(evening)
    .sort((one, other) => startInWeek(one, hours) - startInWeek(other, hours));
  expect(sorted.map(({ title }) => title)).toEqual(['Soup', 'Quiz', 'Late']);
});

const late = schema.parse({ gaming: '16:00-02:00', dining: '18:00-24:00' });

test.each([
  [hours, { starts: '8 PM' }, '2026-12-31T20:00', undefined],
  [hours, { starts: '12:30 AM' }, '2027-01-01T00:30', undefined],
  // The kitchen opens at this time.
  [hours, { starts: '6 AM' }, '2026-12-31T06:00', undefined],
  // Before the kitchen opens, but not before the venue does.
  [late, { starts: '17:00', ends: '19:30' }, '2026-12-31T17:00', '2026-12-31T19:30'],
  [late, { starts: '23:00', ends: '01:00' }, '2026-12-31T23:00', '2027-01-01T01:00'],
  [late, { starts: '00:30', ends: '01:00' }, '2027-01-01T00:30', '2027-01-01T01:00'],
])('in %#, %j starts at %s and ends at %s', (of, times, starts, ends) => {
  const data = evening({ weekday: 'Thursday', ...times });
  expect(startOf(data, '2026-12-31', of)).toBe(starts);
  expect(endOf(data, '2026-12-31', of)).toBe(ends);
});
