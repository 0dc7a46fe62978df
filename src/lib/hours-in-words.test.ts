import { describe, expect, test } from 'vitest';
import type { Venue } from '../schemas/venue.ts';
import { openInWords, weekdaysInWords, weekInWords, withoutEvening } from './hours-in-words.ts';
import type { Department } from './opening-hours.ts';

const late: Venue['hours'] = { gaming: '16:00-02:00', diningOpens: '18:00', diningCloses: '24:00' };
const always: Venue['hours'] = { gaming: '24/7', diningOpens: '6 AM', diningCloses: '2 AM' };
const monday = { weekdays: ['Monday' as const], gaming: 'closed', dining: 'closed' };

test.each([
  [['Monday'], 'Mondays'],
  [['Saturday', 'Friday'], 'Fridays and Saturdays'],
  [['Tuesday', 'Wednesday', 'Thursday', 'Sunday'], 'Tuesdays to Thursdays and Sundays'],
  [['Monday', 'Wednesday', 'Saturday'], 'Mondays, Wednesdays and Saturdays'],
] as const)('%j are %s', (days, words) => {
  expect(weekdaysInWords(days)).toBe(words);
});

describe('a sentence about the hours is true of every weekday', () => {
  test.each<[Department, Venue['hours'], NonNullable<Venue['hours']['days']>, string, string]>([
    ['gaming', always, [], '24/7', '24/7'],
    ['dining', always, [], 'until 2 AM', '6 AM-2 AM'],
    ['gaming', always, [monday], '24 hours, closed Mondays', '24 hours, closed Mondays'],
    [
      'gaming',
      always,
      [{ weekdays: ['Sunday'], gaming: '10 AM-1 AM' }],
      'until 1 AM or later',
      '24 hours, Sundays 10 AM-1 AM',
    ],
    ['gaming', late, [monday], 'until 02:00, closed Mondays', '16:00-02:00, closed Mondays'],
    [
      'gaming',
      late,
      [monday, { weekdays: ['Friday'], gaming: '18:00-04:00' }],
      'until 02:00 or later, closed Mondays',
      '16:00-02:00, Fridays 18:00-04:00, closed Mondays',
    ],
    // Midnight is earlier than 02:00, and 23:00 earlier than both.
    [
      'gaming',
      late,
      [{ weekdays: ['Sunday'], gaming: '16:00-24:00' }],
      'until 24:00 or later',
      '16:00-02:00, Sundays 16:00-24:00',
    ],
    [
      'dining',
      late,
      [
        { weekdays: ['Tuesday', 'Sunday'], dining: 'closed' },
        { weekdays: ['Saturday'], dining: '17:00-23:00' },
      ],
      'until 23:00 or later, closed Tuesdays and Sundays',
      '18:00-24:00, Saturdays 17:00-23:00, closed Tuesdays and Sundays',
    ],
    [
      'gaming',
      late,
      [
        { weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], gaming: '17:00-01:00' },
        { weekdays: ['Friday', 'Saturday', 'Sunday'], gaming: '17:00-03:00' },
      ],
      'until 01:00 or later',
      'Mondays to Thursdays 17:00-01:00, Fridays to Sundays 17:00-03:00',
    ],
    // Another opening alone does not change until when.
    [
      'gaming',
      late,
      [{ weekdays: ['Saturday'], gaming: '12:00-02:00' }],
      'until 02:00',
      '16:00-02:00, Saturdays 12:00-02:00',
    ],
    ['gaming', late, [{ weekdays: ['Sunday'], dining: 'closed' }], 'until 02:00', '16:00-02:00'],
  ])('%s: %j with %j', (department, hours, days, open, week) => {
    const venue = { ...hours, days };
    const plain = (words: string) => words.replaceAll('\u00A0', ' ');
    expect(plain(openInWords(venue, department))).toBe(open);
    expect(plain(weekInWords(venue, department))).toBe(week);
  });
});

test.each([
  [[], /^When nothing is planned, the house .*, and a kitchen open until 24:00\.$/],
  [[monday], /^We are closed on Mondays\. When .* on another day, .* open until 24:00\.$/],
  [
    [monday, { weekdays: ['Sunday' as const], dining: 'closed' }],
    /^We are closed on Mondays\. .* open until 24:00, closed Sundays\.$/,
  ],
  [[{ weekdays: ['Friday' as const], dining: '18:00-02:00' }], /open until 24:00 or later\.$/],
])('a day without an evening, with %j', (days, words) => {
  expect(withoutEvening({ ...late, days })).toMatch(words);
});

test('people are not closed', () => {
  const venue = { ...late, days: [monday] };
  expect(openInWords(venue, 'gaming', 'but not on')).toBe('until 02:00, but not on Mondays');
});

test('AM and PM stay on the line of their time', () => {
  expect(openInWords(always, 'dining')).toBe('until 2\u00A0AM');
  expect(weekInWords(always, 'dining')).toBe('6\u00A0AM-2\u00A0AM');
});
