import { expect, test } from 'vitest';
import { hours } from '../../schemas/hours/hours.ts';
import { parseRanges } from '../../schemas/hours/parse.ts';
import { closesNext, isOpenDaily, opensNext, typicalDay } from './typical-day.ts';

test('the kitchen is open on the typical day, even if it is closed on most days', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
  const days = [{ weekdays, dining: 'closed' }];
  expect(typicalDay(hours.parse({ gaming: '24/7', dining: '6 AM-2 AM', days }))).toEqual({
    days: ['Friday', 'Saturday', 'Sunday'],
    gaming: parseRanges('24/7'),
    dining: parseRanges('6 AM-2 AM'),
  });
});

test.each([
  ['noon-3 PM, 6 PM-2 AM', 12, true, 15, 18],
  ['noon-3 PM, 6 PM-2 AM', 15, false, undefined, 18],
  ['noon-3 PM, 6 PM-2 AM', 25, true, 26, 36],
  // The night before.
  ['noon-3 PM, 6 PM-2 AM', 1, true, 2, 12],
  ['noon-3 PM, 6 PM-2 AM', 27, false, undefined, 36],
  ['24/7', 27, true, undefined, undefined],
  ['closed', 13, false, undefined, undefined],
])('%s at hour %i: open %s, closes at %s, opens at %s', (written, hour, isOpen, closes, opens) => {
  const ranges = parseRanges(written) ?? [];
  const inHours = (minute?: number) => minute && minute / 60;
  expect(isOpenDaily(ranges, hour * 60)).toBe(isOpen);
  expect(inHours(closesNext(ranges, hour * 60))).toBe(closes);
  expect(inHours(opensNext(ranges, hour * 60))).toBe(opens);
});
