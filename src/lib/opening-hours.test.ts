import { expect, test } from 'vitest';
import { clockTime, dailyHours, printedHours } from './opening-hours.ts';

test.each([
  ['6 AM', '06:00'],
  ['2 AM', '02:00'],
  ['12 AM', '00:00'],
  ['12 PM', '12:00'],
  ['6:30 pm', '18:30'],
  ['18:00', '18:00'],
  ['Noon', '12:00'],
  ['midnight', '00:00'],
  ['7', undefined],
  ['13 PM', undefined],
  ['25:00', undefined],
  ['late', undefined],
])('%s is %s on the 24-hour clock', (printed, expected) => {
  expect(clockTime(printed)).toBe(expected);
});

test.each([
  ['24/7', '00:00', '23:59'],
  ['10 AM-2 AM', '10:00', '02:00'],
  ['18:00 – 23:30', '18:00', '23:30'],
  ['noon-midnight', '12:00', '00:00'],
])('%s is open from %s to %s, every day', (printed, opens, closes) => {
  const hours = printedHours(printed);
  expect(hours).toMatchObject({ opens, closes });
  expect(hours?.dayOfWeek).toHaveLength(7);
});

test('hours that cannot be read are left out', () => {
  expect(printedHours('by arrangement')).toBeUndefined();
  expect(dailyHours('6 AM', 'late')).toBeUndefined();
});
