import { expect, test } from 'vitest';
import { halfHours, printedTime } from './opening-hours.ts';

test.each([
  ['6 AM', '2 AM', 40, '06:00', '01:30'],
  ['18:15', '23:30', 10, '18:30', '23:00'],
  ['noon', 'midnight', 24, '12:00', '23:30'],
  ['midnight', 'midnight', 48, '00:00', '23:30'],
  ['6 AM', 'late', 0, undefined, undefined],
])('from %s to %s are %i half hours, from %s to %s', (opens, closes, count, first, last) => {
  const times = halfHours(opens, closes);
  expect([times.length, times[0], times.at(-1)]).toEqual([count, first, last]);
});

test.each([
  ['20:00', '8 PM'],
  ['00:30', '12:30 AM'],
  ['12:00', 'noon'],
  ['00:00', 'midnight'],
  ['09:30', '9:30 AM'],
])('%s is printed as %s', (time, printed) => {
  expect(printedTime(time)).toBe(printed);
});
