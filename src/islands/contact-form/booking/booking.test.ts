import { expect, test } from 'vitest';
import { bookingInWords } from './booking.ts';

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
