import { expect, test } from 'vitest';
import { hours as schema } from '../../schemas/hours/hours.ts';
import { eveningSchema } from '../../schemas/evening.ts';
import { validEvening } from '../../test/valid-evening.ts';
import { dayInWords, printTimes, whenInWords } from './evenings-in-words.ts';
import { plainSpaces } from '../words/plain-spaces.ts';

const hours = schema.parse({ gaming: '24/7', dining: '6 AM-2 AM' });
const evening = (when: object) => eveningSchema.parse({ ...validEvening, ...when });
const on = (day: string) => ({ weekday: undefined, date: new Date(day) });

test.each<[string, object, string, string]>([
  ['an evening of every week', { weekday: 'Saturday' }, '2026-12-05', 'Saturday'],
  ['one on several weekdays', { weekday: ['Friday', 'Monday'] }, '2026-12-07', 'Monday'],
  ['one that is left out today', { weekday: 'Tuesday' }, '2026-12-08', 'Tuesday 8 December'],
  ['one of every month', { weekday: 'Friday', week: 'first' }, '2026-12-04', 'Friday 4 December'],
  ['one of a single day', on('2026-12-05'), '2026-12-05', 'Saturday 5 December'],
])('the day of %s', (_what, when, next, words) => {
  expect(plainSpaces(dayInWords(evening(when), next, '2026-12-01'))).toBe(words);
});

test.each<[object, string]>([
  [{ weekday: 'Friday' }, 'Friday, 8 PM'],
  [{ weekday: ['Tuesday', 'Friday'], ends: '11 PM' }, 'Tuesday and Friday, 8 PM-11 PM'],
  [{ weekday: 'Friday', starts: '1 AM' }, 'Friday night, 1 AM'],
  [{ weekday: 'Friday', week: 'last', ends: '2 AM' }, 'last Friday of the month, 8 PM-2 AM'],
  [{ weekday: 'Friday', week: 'first', starts: '1 AM' }, 'first Friday night of the month, 1 AM'],
  [
    { weekday: ['Friday', 'Monday'], week: 'first' },
    'first Friday and first Monday of the month, 8 PM',
  ],
  [on('2026-12-04'), 'Friday 4 December, 8 PM'],
  [{ ...on('2026-12-04'), starts: '1 AM' }, 'Friday night, 4 December, 1 AM'],
])('%j is on "%s"', (when, words) => {
  const data = evening(when);
  const printed = `${whenInWords(data, '2026-12-04', hours)}, ${printTimes(data, hours)}`;
  expect(plainSpaces(printed)).toBe(words);
});
