import { expect, test } from 'vitest';
import type { Evening } from '../schemas/evening.ts';
import type { Venue } from '../schemas/venue.ts';
import { dayInWords, printedDate, startOf, upcoming, whenInWords } from './evenings.ts';

const hours: Venue['hours'] = {
  gaming: '24/7',
  diningOpens: '6 AM',
  diningCloses: '2 AM',
  exceptions: [
    { date: '2026-12-25', reason: 'Christmas Day', dining: 'closed' },
    { date: '2026-12-26', reason: 'Boxing Day', gaming: 'closed', dining: 'closed' },
  ],
};
const evening = (when: Partial<Evening>) => ({
  data: {
    title: 'Quiz',
    starts: '8 PM',
    room: 'table',
    price: 3,
    join: 'Come',
    ...when,
  } as Evening,
});

test.each([
  ['a date to come', { date: '2027-02-20' }, '2026-11-26', '2027-02-20'],
  ['a date of today', { date: '2026-11-26' }, '2026-11-26', '2026-11-26'],
  ['a date that is over', { date: '2026-11-25' }, '2026-11-26', undefined],
  ['a weekday of today', { weekday: 'Thursday' }, '2026-11-26', '2026-11-26'],
  ['a weekday', { weekday: 'Wednesday' }, '2026-11-26', '2026-12-02'],
  [
    'a weekday on which the kitchen is closed once',
    { weekday: 'Friday' },
    '2026-12-20',
    '2027-01-01',
  ],
  ['a date on which the kitchen is closed', { date: '2026-12-25' }, '2026-12-20', undefined],
  [
    'a date on which no table is needed',
    { date: '2026-12-25', booking: 'not needed' },
    '2026-12-20',
    '2026-12-25',
  ],
  [
    'a date on which the venue is closed',
    { date: '2026-12-26', booking: 'not needed' },
    '2026-12-20',
    undefined,
  ],
] as const)('the next day of %s', (_what, when, from, next) => {
  const days = upcoming([evening(when)], hours, from).map((found) => found.next);
  expect(days).toEqual(next ? [next] : []);
});

test('the next evening is first', () => {
  const evenings = [
    evening({ date: '2026-12-04', starts: '9 PM' }),
    evening({ weekday: 'Friday', starts: '7:30 PM' }),
    evening({ weekday: 'Thursday' }),
  ];
  const sorted = upcoming(evenings, hours, '2026-11-28').map(({ entry }) => entry);
  expect(sorted).toEqual([evenings[2], evenings[1], evenings[0]]);
});

test('a time after midnight is on the calendar’s next day', () => {
  expect(startOf(evening({}).data, '2026-12-31', hours)).toBe('2026-12-31T20:00');
  expect(startOf(evening({ starts: '12:30 AM' }).data, '2026-12-31', hours)).toBe(
    '2027-01-01T00:30',
  );
  // The kitchen opens at this time.
  expect(startOf(evening({ starts: '6 AM' }).data, '2026-12-31', hours)).toBe('2026-12-31T06:00');
});

test('a time before the kitchen opens is on the same day where the venue is open', () => {
  const late = { gaming: '16:00-02:00', diningOpens: '18:00', diningCloses: '24:00' };
  const start = (starts: string) => startOf(evening({ starts }).data, '2026-12-31', late);
  expect([start('17:00'), start('00:30')]).toEqual(['2026-12-31T17:00', '2027-01-01T00:30']);
});

test.each([
  ['an evening of every week', { weekday: 'Saturday' }, '2026-12-05', 'Saturday'],
  ['one that is left out today', { weekday: 'Tuesday' }, '2026-12-08', 'Tuesday 8 December'],
  ['one in six days', { weekday: 'Monday' }, '2026-12-07', 'Monday'],
  ['one of a single day', { date: '2026-12-05' }, '2026-12-05', 'Saturday 5 December'],
] as const)('the day of %s', (_what, when, next, words) => {
  expect(dayInWords(evening(when).data, next, '2026-12-01')).toBe(words);
});

test.each([
  [{ weekday: 'Friday', starts: '8 PM' }, 'Friday'],
  [{ weekday: 'Friday', starts: '1 AM' }, 'Friday night'],
  [{ date: '2026-12-04', starts: '8 PM' }, 'Friday 4 December'],
  [{ date: '2026-12-04', starts: '1 AM' }, 'Friday night, 4 December'],
] as const)('%j is on "%s"', (when, words) => {
  expect(whenInWords(evening(when).data, '2026-12-04', hours)).toBe(words);
});

test('a day is printed with its weekday', () => {
  expect(printedDate('2027-02-20')).toBe('Saturday 20 February');
});
