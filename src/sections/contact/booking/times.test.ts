import { expect, test } from 'vitest';
import type { Venue } from '../../../schemas/venue.ts';
import { halfHours, kitchenByDay, partsOfDay, widestDining } from './times.ts';

const same: Venue['hours'] = { gaming: '24/7', diningOpens: '6 AM', diningCloses: '2 AM' };
const hours: Venue['hours'] = {
  ...same,
  days: [
    { weekdays: ['Friday', 'Saturday'], dining: '6 AM-4 AM' },
    { weekdays: ['Monday'], dining: 'closed' },
    { weekdays: ['Tuesday'], gaming: 'closed', dining: 'closed' },
  ],
  exceptions: [
    { date: '2026-12-26', reason: 'Boxing Day', dining: 'noon-10 PM' },
    { date: '2026-12-25', reason: 'Christmas Day', gaming: 'closed', dining: 'closed' },
  ],
};

test.each([
  ['6 AM', '2 AM', ['Morning 06:00', 'Afternoon 12:00', 'Evening 18:00', 'After midnight 00:00']],
  // All times until closing belong to the same night, even after 5 AM.
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

test.each([
  ['6 AM', '2 AM', 40, '06:00', '01:30'],
  ['18:15', '23:30', 10, '18:30', '23:00'],
  ['noon', 'midnight', 24, '12:00', '23:30'],
  ['18:00', '24:00', 12, '18:00', '23:30'],
  ['midnight', 'midnight', 48, '00:00', '23:30'],
  ['6 AM', 'late', 0, undefined, undefined],
])('from %s to %s are %i half hours, from %s to %s', (opens, closes, count, first, last) => {
  const times = halfHours(opens, closes);
  expect([times.length, times[0], times.at(-1)]).toEqual([count, first, last]);
});

const early: Venue['hours'] = { gaming: '24/7', diningOpens: '18:00', diningCloses: '23:00' };

test.each([
  ['open later on two nights', hours, ['06:00', '04:00']],
  [
    'open longer on one day',
    { ...early, days: [{ weekdays: ['Sunday'], dining: '17:00-23:30' }] },
    ['17:00', '23:30'],
  ],
  [
    'open until after midnight on one day',
    { ...early, days: [{ weekdays: ['Friday'], dining: '18:00-01:00' }] },
    ['18:00', '01:00'],
  ],
] satisfies [string, Venue['hours'], string[]][])(
  'the widest hours of a kitchen %s are those of its longest days',
  (_what, of, widest) => {
    expect(widestDining(of)).toEqual(widest);
  },
);

test.each(['24/7', '6 PM-7 AM'])(
  'a kitchen that is open %s on one day makes all times bookable',
  (dining) => {
    const exceptions = [{ date: '2026-12-31', reason: 'New Year', dining }];
    const days = { gaming: '24/7', diningOpens: '6 AM', diningCloses: '11 PM', exceptions };
    expect(halfHours(...widestDining(days))).toHaveLength(48);
  },
);

test('a closed day has a reason, and any other day has the hours of the kitchen', () => {
  expect(kitchenByDay(hours, '2026-12-25')).toMatchObject({
    0: { range: ['06:00', '02:00'], words: 'Open 6 AM-2 AM that day.' },
    1: { words: 'The kitchen is closed that day.' },
    2: { words: 'We are closed that day.' },
    6: { range: ['06:00', '04:00'], words: 'Open 6 AM-4 AM that day.' },
    '2026-12-25': { words: 'We are closed that day.' },
    '2026-12-26': { range: ['12:00', '22:00'], words: 'Open noon-10 PM that day.' },
  });
  expect(kitchenByDay(same, '2026-12-25')).toBeUndefined();
});

test('other hours of weekdays alone, or of single days alone, are enough', () => {
  const { days = [], exceptions = [] } = hours;
  const byWeekday = kitchenByDay({ ...same, days }, '2026-12-25');
  expect(byWeekday?.['5']?.range).toEqual(['06:00', '04:00']);
  const byDate = kitchenByDay({ ...same, exceptions }, '2026-12-25');
  expect(byDate?.['2026-12-26']?.range).toEqual(['12:00', '22:00']);
});
