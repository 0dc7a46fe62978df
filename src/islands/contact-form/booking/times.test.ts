import { expect, test } from 'vitest';
import { hours } from '../../../schemas/hours/hours.ts';
import { bookableTimes, partsOfDay } from './times.ts';

const at = (...times: number[]) => times.map((hour) => hour * 60);

test.each<[what: string, written: object, first: number[], last: number[], count: number]>([
  ['open until after midnight', { dining: '6 AM-2 AM' }, [6, 6.5], [25, 25.5], 40],
  ['that opens between two half hours', { dining: '18:15-23:30' }, [18.5, 19], [22.5, 23], 10],
  ['with a break', { dining: 'noon-3 PM, 6 PM-8 PM' }, [12, 12.5], [19, 19.5], 10],
  ['open all day', { dining: '24/7' }, [0, 0.5], [23, 23.5], 48],
  [
    'open earlier on one weekday, and later on one day',
    {
      dining: '18:00-20:00',
      days: [{ weekdays: ['Friday'], dining: '17:00-20:00' }],
      exceptions: [{ date: '2026-12-31', reason: 'New Year', dining: '18:00-01:00' }],
    },
    [17, 17.5],
    [24, 24.5],
    16,
  ],
])('the bookable times of a kitchen %s', (_what, written, first, last, count) => {
  const times = bookableTimes(hours.parse({ gaming: '24/7', ...written }));
  expect(times.slice(0, 2)).toEqual(at(...first));
  expect(times.slice(-2)).toEqual(at(...last));
  expect(times).toHaveLength(count);
});

test('times are grouped by the part of the day', () => {
  expect(partsOfDay(at(6, 11.5, 12, 17.5, 18, 23.5, 24, 30))).toEqual([
    { label: 'Morning', minutes: at(6, 11.5) },
    { label: 'Afternoon', minutes: at(12, 17.5) },
    { label: 'Evening', minutes: at(18, 23.5) },
    { label: 'After midnight', minutes: at(24, 30) },
  ]);
});
