import { expect, test } from 'vitest';
import { parseRanges, parseTime } from '../../schemas/hours/parse.ts';
import { isoTime, printRanges, printTime } from './print.ts';
import { plainSpaces } from '../words/plain-spaces.ts';

test.each([
  ['20:00', '8 PM'],
  ['00:30', '12:30 AM'],
  ['12:30', '12:30 PM'],
  ['12:00', 'noon'],
  ['00:00', 'midnight'],
  ['09:30', '9:30 AM'],
])('%s is %s on the 12-hour clock', (time, printed) => {
  const minute = parseTime(time) ?? NaN;
  // The same time in the night after the day.
  for (const each of [minute, minute + 24 * 60]) {
    expect(plainSpaces(printTime(each, { is24Hour: false }))).toBe(printed);
    expect(printTime(each, { is24Hour: true })).toBe(time);
    expect(isoTime(each)).toBe(time);
  }
});

test.each([
  ['noon-3 PM, 6:30 PM-2 AM', 'noon-3 PM and 6:30 PM-2 AM', '12:00-15:00 and 18:30-02:00'],
  [
    'midnight-4 AM, 8 PM-midnight',
    'midnight-4 AM and 8 PM-midnight',
    '00:00-04:00 and 20:00-24:00',
  ],
  ['24/7', '24 hours', '24 hours'],
  ['closed', 'closed', 'closed'],
])('the hours %s are %s, or %s', (written, on12, on24) => {
  const ranges = parseRanges(written) ?? [];
  expect(plainSpaces(printRanges(ranges, { is24Hour: false }))).toBe(on12);
  expect(printRanges(ranges, { is24Hour: true })).toBe(on24);
});
