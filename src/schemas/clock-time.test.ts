import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

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
  ['13 PM', undefined],
  ['25:00', undefined],
  ['late', undefined],
])('%s is %s on the 24-hour clock', (printed, expected) => {
  expect(clockTime(printed)).toBe(expected);
});
