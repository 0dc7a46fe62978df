import { expect, test } from 'vitest';
import { halfHours, printedTime } from './opening-hours.ts';

test.each([
  ['6 AM', '2 AM', 40, '06:00', '01:30'],
  ['18:15', '23:30', 10, '18:30', '23:00'],
  ['noon', 'midnight', 24, '12:00', '23:30'],
  ['midnight', 'midnight', 48, '00:00', '23:30'],
  ['6 AM', 'late', 0, undefined, undefined],
])('from %s to %s are %i half hours, from %s to %s', (opens, closes, count, first, last) => {
  const times = halfHours(opens, closes);
  expect([times.length, times[0], times.at(-1)]).toEqual([count, first, last]);
});

test.each([
  ['20:00', '8 PM'],
  ['00:30', '12:30 AM'],
  ['12:00', 'noon'],
  ['00:00', 'midnight'],
  ['09:30', '9:30 AM'],
])('%s is printed as %s', (time, printed) => {
  const hours = { gaming: '24/7', diningOpens: '6 AM', diningCloses: 'midnight' };
  expect(printedTime(time, hours)).toBe(printed);
});

test.each([
  ['24-hour', { gaming: '16:00-02:00', diningOpens: '18:00', diningCloses: 'midnight' }, '20:30'],
  ['24-hour', { gaming: '24/7', diningOpens: '18:30', diningCloses: '23:00' }, '20:30'],
  ['12-hour', { gaming: '24/7', diningOpens: '6:30 pm', diningCloses: '11pm' }, '8:30 PM'],
  ['12-hour', { gaming: '24/7', diningOpens: 'noon', diningCloses: 'midnight' }, '8:30 PM'],
])('a venue whose hours are on the %s clock prints times on it: %j', (_clock, hours, printed) => {
  expect(printedTime('20:30', hours)).toBe(printed);
});

test('a venue with a single weekday in AM and PM prints all times so', () => {
  const hours = {
    gaming: '16:00-02:00',
    diningOpens: '18:00',
    diningCloses: '23:00',
    days: [{ weekdays: ['Friday' as const], dining: '6 PM-1 AM' }],
  };
  expect(printedTime('20:30', hours)).toBe('8:30 PM');
});
