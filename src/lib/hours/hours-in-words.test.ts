import { expect, test } from 'vitest';
import { hours as schema, type Department } from '../../schemas/hours/hours.ts';
import { describeException, openInWords, weekInWords, noEveningInWords } from './hours-in-words.ts';
import { plainSpaces } from '../words/plain-spaces.ts';

const late = { gaming: '16:00-02:00', dining: '18:00-24:00' };
const always = { gaming: '24/7', dining: '6 AM-2 AM' };
const monday = { weekdays: ['Monday'], gaming: 'closed' };

test.each<[Department, object, object[], string, string]>([
  ['gaming', always, [], '24/7', '24/7'],
  ['dining', always, [], 'until 2 AM', '6 AM-2 AM'],
  ['gaming', always, [monday], '24 hours, closed Mondays', '24 hours, closed Mondays'],
  [
    'gaming',
    always,
    [{ weekdays: ['Sunday'], gaming: '10 AM-1 AM', dining: 'noon-1 AM' }],
    'until 1 AM or later',
    '24 hours, Sundays 10 AM-1 AM',
  ],
  [
    'gaming',
    late,
    [monday, { weekdays: ['Wednesday', 'Thursday', 'Friday', 'Sunday'], gaming: '18:00-04:00' }],
    'until 02:00 or later, closed Mondays',
    '16:00-02:00, Wednesdays to Fridays and Sundays 18:00-04:00, closed Mondays',
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
  [
    'dining',
    late,
    [{ weekdays: ['Saturday'], dining: '16:00-18:00, 20:00-01:00' }, monday],
    'until 24:00 or later, closed Mondays',
    '18:00-24:00, Saturdays 16:00-18:00 and 20:00-01:00, closed Mondays',
  ],
])('words are true of every weekday: %s, %j with %j', (department, usual, days, open, week) => {
  const hours = schema.parse({ ...usual, days });
  expect(plainSpaces(openInWords(hours, department))).toBe(open);
  expect(plainSpaces(weekInWords(hours, department))).toBe(week);
});

test.each([
  [[], /^(?!.*closed).* until 24:00\.$/],
  [
    [monday, { weekdays: ['Sunday'], dining: 'closed' }],
    /closed .*Mondays\. .* until 24:00, closed Sundays\.$/,
  ],
  [[{ weekdays: ['Friday'], dining: '18:00-02:00' }], /until 24:00 or later\.$/],
])('a day without an evening, with %j', (days, words) => {
  expect(noEveningInWords(schema.parse({ ...late, days }))).toMatch(words);
});

test('a sentence about people can use other words than "closed"', () => {
  const hours = schema.parse({ ...late, days: [monday] });
  expect(openInWords(hours, 'gaming', 'but not on')).toBe('until 02:00, but not on Mondays');
});

test.each([
  ['2026-12-24', { gaming: 'closed' }, 'Thursday 24 December, Winter', 'closed'],
  [
    '2026-12-24 to 2027-01-02',
    { dining: 'noon-3 PM, 6 PM-11 PM' },
    'Thursday 24 December to Saturday 2 January, Winter',
    'dining noon-3 PM and 6 PM-11 PM',
  ],
  [
    '2026-12-26',
    { gaming: '10 AM-6 PM', dining: 'closed' },
    'Saturday 26 December, Winter',
    'gaming 10 AM-6 PM, dining closed',
  ],
])('the exception of %s, %j, is "%s: %s"', (date, differing, day, words) => {
  const exceptions = [{ date, reason: 'Winter', ...differing }];
  const hours = schema.parse({ ...always, exceptions });
  const printed = hours.exceptions.map((each) => describeException(each, hours));
  expect(printed.map((each) => plainSpaces(`${each.day}: ${each.hours}`))).toEqual([
    `${day}: ${words}`,
  ]);
});
