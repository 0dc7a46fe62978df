import { expect, test } from 'vitest';
import { hours } from '../../schemas/hours/hours.ts';
import { weekdays, type Weekday } from '../../schemas/hours/weekday.ts';
import { plainSpaces } from '../words/plain-spaces.ts';
import { accessFacts, quietInWords } from './access.ts';

const house = { hours: hours.parse({ gaming: '24/7', dining: '6 AM-2 AM' }) };
const quiet = (opens: number, closes: number, ...days: Weekday[]) => ({
  hours: { ranges: [{ opens: opens * 60, closes: closes * 60 }], is24Hour: false },
  ...(days.length > 0 && { weekdays: days }),
});

test.each([
  ['Every day 6 AM-4 PM', quiet(6, 16)],
  ['Saturdays and Sundays 6 AM-noon', quiet(6, 12, 'Sunday', 'Saturday')],
])('the quiet hours are %s', (words, quietHours) => {
  const [fact] = accessFacts({ ...house, access: { quietHours } });
  expect(plainSpaces(fact?.fact ?? '')).toBe(words);
});

test('step-free bedrooms are a fact only of a venue with bedrooms', () => {
  const access = { bedrooms: 'Two' };
  expect(accessFacts({ ...house, access })).toEqual([]);
  expect(accessFacts({ ...house, access, bedrooms: 'Rooms' })).toMatchObject([{ fact: 'Two' }]);
});

test.each([
  ['Quiet until 4 PM.', 12, quiet(6, 16)],
  ['Quiet until 4 PM.', 12, quiet(6, 16, ...weekdays)],
  ['Quiet all day.', 12, quiet(0, 24)],
  [undefined, 17, quiet(6, 16)],
  // The home page shows every day.
  [undefined, 12, quiet(6, 16, 'Sunday')],
  [undefined, 12, undefined],
])('the clock reads "%s" at %s:00', (words, hour, quietHours) => {
  const printed = quietInWords({ ...house, access: { quietHours } }, hour * 60);
  expect(printed && plainSpaces(printed)).toBe(words);
});
