import { expect, test } from 'vitest';
import { clockTime, printHours } from './clock-time.ts';

test.each([
  ['6 AM', '06:00'],
  ['2 AM', '02:00'],
  ['12 AM', '00:00'],
  ['12 PM', '12:00'],
  ['6:30 pm', '18:30'],
  ['18:00', '18:00'],
  ['Noon', '12:00'],
  ['midnight', '00:00'],
  ['24:00', '00:00'],
  ['7', undefined],
  ['0 AM', undefined],
  ['13 PM', undefined],
  ['24:30', undefined],
  ['18:60', undefined],
  ['from 6 PM', undefined],
  ['6 PM or later', undefined],
  ['late', undefined],
])('%s is %s on the 24-hour clock', (printed, expected) => {
  expect(clockTime(printed)).toBe(expected);
});

test.each([
  ['20:00', '8 PM'],
  ['00:30', '12:30 AM'],
  ['11:30', '11:30 AM'],
  ['12:30', '12:30 PM'],
  ['12:00', 'noon'],
  ['00:00', 'midnight'],
  ['09:30', '9:30 AM'],
])('%s is %s on the 12-hour clock', (time, printed) => {
  expect(printHours(time, false)).toBe(printed);
  expect(printHours(time, true)).toBe(time);
});
