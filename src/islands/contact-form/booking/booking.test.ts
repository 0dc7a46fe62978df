import { expect, test } from 'vitest';
import { firstDate, bookingInWords } from './booking.ts';

const day = '2026-12-04';
const nothing = { guests: '', day: '', time: '', isAtNight: false };

test.each([
  [{ guests: '6', day, time: '8 PM' }, 'Table for six, Friday 4 December, 8 PM'],
  [
    { guests: '12', day, time: '1:30 AM', isAtNight: true },
    'Table for twelve, the night of Friday 4 December, 1:30 AM',
  ],
  [{ guests: '1' }, 'Table for one'],
  [{ day }, 'A table, Friday 4 December'],
  [{ time: 'midnight', isAtNight: true }, 'A table, midnight'],
  [{}, ''],
])('%j: %s', (chosen, words) => {
  expect(bookingInWords({ ...nothing, ...chosen })).toBe(words);
});

const london = 'Europe/London';
const lastMinute = 25.5 * 60;

test.each([
  ['2026-12-05T01:29Z', lastMinute, london, '2026-12-04'],
  ['2026-12-05T01:30Z', lastMinute, london, '2026-12-05'],
  ['2026-12-05T00:30Z', 23 * 60, london, '2026-12-05'],
  ['2026-12-05T02:00Z', lastMinute, 'America/Los_Angeles', '2026-12-04'],
  // At 1:29 AM in British Summer Time.
  ['2026-07-01T00:29Z', lastMinute, london, '2026-06-30'],
])(
  'at %s, with a last bookable minute of %i in %s, the first date is %s',
  (now, last, zone, date) => {
    expect(firstDate(last, zone, Date.parse(now))).toBe(date);
  },
);
