import { expect, test } from 'vitest';
import { firstDate, startsOf, bookingInWords } from './booking.ts';

const day = '2026-12-04';
const nothing = { guests: '', day: '', time: '', atNight: false };

test.each([
  [{ guests: '6', day, time: '8 PM' }, 'Table for six, Friday 4 December, 8 PM'],
  [
    { guests: '12', day, time: '1:30 AM', atNight: true },
    'Table for twelve, the night of Friday 4 December, 1:30 AM',
  ],
  [{ guests: '1' }, 'Table for one'],
  [{ guests: '2' }, 'Table for two'],
  [{ guests: '1000' }, 'Table for 1000'],
  [{ day }, 'A table, Friday 4 December'],
  [{ time: 'midnight', atNight: true }, 'A table, midnight'],
  [{}, ''],
])('%j: %s', (chosen, words) => {
  expect(bookingInWords({ ...nothing, ...chosen })).toBe(words);
});

const london = 'Europe/London';
const night = ['00:00', '00:30', '01:00', '01:30'];

test.each([
  ['2026-12-05T01:29Z', night, london, '2026-12-04'],
  ['2026-12-05T01:30Z', night, london, '2026-12-05'],
  ['2026-12-05T00:30Z', [], london, '2026-12-05'],
  ['2026-12-05T02:00Z', night, 'America/Los_Angeles', '2026-12-04'],
  ['2026-12-04T10:30Z', night, 'Pacific/Kiritimati', '2026-12-04'],
  // The clocks go forward at 1 AM: the last time of that night is 00:30.
  ['2026-03-29T00:29Z', night, london, '2026-03-28'],
  ['2026-03-29T00:30Z', night, london, '2026-03-29'],
  // They go back at 2 AM: at 1:40 AM, 1:30 AM comes once more.
  ['2026-10-25T00:40Z', night, london, '2026-10-24'],
  ['2026-10-25T01:40Z', night, london, '2026-10-25'],
])('at %s, with the night times %j in %s, the first date is %s', (now, times, zone, date) => {
  expect(firstDate(times, zone, Date.parse(now))).toBe(date);
});

test.each([
  [day, '20:00', false, ['2026-12-04T20:00Z']],
  [day, '00:30', true, ['2026-12-05T00:30Z']],
  ['2026-03-28', '01:30', true, []],
  ['2026-10-24', '01:30', true, ['2026-10-25T00:30Z', '2026-10-25T01:30Z']],
  ['2026-10-25', '01:30', true, ['2026-10-26T01:30Z']],
])('%s %s (night: %s) comes at %j', (date, time, atNight, starts) => {
  expect(startsOf(date, time, atNight, london)).toEqual(starts.map((start) => Date.parse(start)));
});
