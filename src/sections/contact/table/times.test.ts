import { expect, test } from 'vitest';
import { halfHours } from '../../../lib/opening-hours.ts';
import { partsOfDay } from './times.ts';

test.each([
  ['6 AM', '2 AM', ['Morning 06:00', 'Afternoon 12:00', 'Evening 18:00', 'After midnight 00:00']],
  // All until closing is the same night, also after 5 AM.
  [
    '6 AM',
    '5:30 AM',
    ['Morning 06:00', 'Afternoon 12:00', 'Evening 18:00', 'After midnight 00:00'],
  ],
  ['6 PM', '11 PM', ['Evening 18:00']],
  ['10 PM', '4 AM', ['Evening 22:00', 'After midnight 00:00']],
  ['midnight', 'noon', ['Morning 00:00']],
  ['6 AM', 'late', []],
])('a kitchen open from %s to %s', (opens, closes, expected) => {
  const parts = partsOfDay(halfHours(opens, closes));
  expect(parts.map(({ label, times }) => `${label} ${times[0]}`)).toEqual(expected);
  expect(parts.flatMap(({ times }) => times)).toEqual(halfHours(opens, closes));
  for (const { label, atNight } of parts) expect(atNight).toBe(label === 'After midnight');
});
