import { expect, test } from 'vitest';
import type { Venue } from '../schemas/venue.ts';
import { kitchenByDay, widestDining } from './kitchen-hours.ts';
import { halfHours } from './opening-hours.ts';

const same: Venue['hours'] = { gaming: '24/7', diningOpens: '6 AM', diningCloses: '2 AM' };
const hours: Venue['hours'] = {
  ...same,
  days: [{ weekdays: ['Friday', 'Saturday'], dining: '6 AM-4 AM' }],
  exceptions: [
    { date: '2026-12-26', reason: 'Boxing Day', dining: 'noon-10 PM' },
    { date: '2026-12-25', reason: 'Christmas Day', gaming: 'closed', dining: 'closed' },
  ],
};

test('the widest hours of the kitchen are those of its longest days', () => {
  expect(widestDining(hours)).toEqual(['06:00', '04:00']);
});

test('the kitchen by day has weekdays from Sunday on, and the exceptions to come', () => {
  const byDay = kitchenByDay(hours, '2026-12-25');
  expect(byDay).toMatchObject({
    0: ['06:00', '02:00', '6 AM-2 AM'],
    6: ['06:00', '04:00', '6 AM-4 AM'],
    '2026-12-25': [],
    '2026-12-26': ['12:00', '22:00', 'noon-10 PM'],
  });
  expect(kitchenByDay(same, '2026-12-25')).toBeUndefined();
});

test.each(['24/7', '6 PM-7 AM'])(
  'a kitchen that is open %s on one day leaves no time out',
  (dining) => {
    const exceptions = [{ date: '2026-12-31', reason: 'New Year', dining }];
    expect(halfHours(...widestDining({ ...same, exceptions }))).toHaveLength(48);
  },
);
