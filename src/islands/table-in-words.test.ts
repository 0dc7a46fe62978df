import { expect, test } from 'vitest';
import { tableInWords } from './table-in-words.ts';

const day = '2026-12-04';

test.each([
  [{ guests: '6', day, time: '20:00' }, false, 'Table for six, Friday 4 December, 8 PM'],
  [
    { guests: '12', day, time: '01:30' },
    true,
    'Table for twelve, the night of Friday 4 December, 1:30 AM',
  ],
  [{ guests: '2' }, false, 'Table for two'],
  [{ day }, false, 'Table, Friday 4 December'],
  [{ time: '00:00' }, true, 'Table, midnight'],
  [{}, false, ''],
])('%j, at night %s: %s', (wish, atNight, words) => {
  expect(tableInWords(wish, atNight)).toBe(words);
});
