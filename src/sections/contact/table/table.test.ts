import { expect, test } from 'vitest';
import { dateIn, firstDate, isPast, tableInWords } from './table.ts';

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
  expect(tableInWords({ ...nothing, ...chosen })).toBe(words);
});

test.each([
  ['00:30', '01:30', '2026-12-04'],
  ['01:30', '01:30', '2026-12-05'],
  ['00:30', '', '2026-12-05'],
])('at %s, with a last time of %s, the first date is %s', (now, lastTime, date) => {
  expect(firstDate(lastTime, new Date(`2026-12-05T${now}`))).toBe(date);
});

test.each([
  [day, '23:30', false, true],
  [day, '00:30', true, true],
  [day, '01:00', true, false],
  ['2026-12-05', '00:30', false, true],
  ['2026-12-05', '00:30', true, false],
  [day, '', false, false],
  ['', '20:00', false, false],
])(
  'at half past midnight of 5 December, %s %s (night: %s) is past: %s',
  (date, time, atNight, past) => {
    expect(isPast(date, time, atNight, new Date('2026-12-05T00:30'))).toBe(past);
  },
);

// The clocks of London change on 29 March and 25 October 2026.
test.each([
  [new Date(2026, 0, 15, 0, 20), 90, '2026-04-15'],
  [new Date(2026, 7, 20, 23, 40), 90, '2026-11-18'],
  [new Date(2026, 11, 31, 23, 59), 1, '2027-01-01'],
  [new Date(2026, 2, 9, 0, 0), 0, '2026-03-09'],
])('%s and %i days: %s', (now, days, date) => {
  expect(dateIn(days, now)).toBe(date);
});
