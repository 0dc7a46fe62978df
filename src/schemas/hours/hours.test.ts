import { expect, test } from 'vitest';
import { hours } from './hours.ts';

const usual = { gaming: '16:00-02:00', dining: '18:00-24:00' };
const christmas = { date: new Date('2026-12-25'), reason: 'Christmas Day' };

test.each([
  [usual, '6 PM-7 PM', true],
  [{ gaming: '4:30 PM–2 AM', dining: '6pm-11pm' }, '18:30-23:00', false],
  // These hours suit both clocks, so other days decide.
  [{ gaming: '24/7', dining: 'noon-midnight' }, '18:00-23:30', true],
  [{ gaming: '24/7', dining: 'noon-midnight' }, 'noon-6 PM', false],
  [{ gaming: '24/7', dining: 'noon-midnight' }, 'closed', false],
])('%j, with %s on one day, are on the 24-hour clock: %s', (written, dining, expected) => {
  const days = [{ weekdays: ['Monday'], dining }];
  expect(hours.parse({ ...written, days }).is24Hour).toBe(expected);
});

test.each([
  ['2026-12-24 to 2027-01-02', '2026-12-24', '2027-01-02'],
  ['2026-12-24 – 2026-12-26', '2026-12-24', '2026-12-26'],
])('the exception %s is from %s to %s', (date, from, to) => {
  const exceptions = [{ date, reason: 'Winter', gaming: 'closed' }];
  expect(hours.parse({ ...usual, exceptions }).exceptions).toMatchObject([{ from, to }]);
});

const monday = { weekdays: ['Monday'] };
const winter = { date: '2026-12-24 to 2027-01-02', reason: 'Winter' };

// prettier-ignore
test.each<[what: string, field: string, written: object]>([
  ['an unreadable time', 'gaming', { gaming: '16:00-late' }],
  ['an unreadable time of the kitchen', 'dining', { dining: 'late' }],
  ['a kitchen that is open longer than the venue', 'dining', { dining: '18:00-03:00' }],
  ['a kitchen that is open during a break', 'dining', { gaming: '16:00-19:00, 20:00-01:00' }],
  ['a kitchen in a closed venue', 'days.0', { days: [{ ...monday, gaming: 'closed', dining: '19:00-20:00' }] }],
  ['a venue that closes before its kitchen', 'days.0', { days: [{ ...monday, gaming: '16:00-22:00' }] }],
  ['a day without other hours', 'days.0', { days: [monday] }],
  ['hours without a weekday', 'days.0.weekdays', { days: [{ weekdays: [], dining: 'closed' }] }],
  ['a weekday twice', 'days.0.weekdays', { days: [{ weekdays: ['Monday', 'Monday'], dining: 'closed' }] }],
  ['a kitchen that never opens', 'dining', { dining: 'closed' }],
  ['a kitchen on a day on which the venue closes early', 'exceptions.0', { exceptions: [{ ...christmas, gaming: '16:00-20:00' }] }],
  ['days that end before they start', 'exceptions.0.date', { exceptions: [{ ...winter, date: '2026-12-24 to 2026-12-23', gaming: 'closed' }] }],
  ['a day that does not exist', 'exceptions.0.date', { exceptions: [{ ...winter, date: '2027-02-01 to 2027-02-30', gaming: 'closed' }] }],
  ['a day in two exceptions', 'exceptions.1.date', { exceptions: [{ ...winter, gaming: 'closed' }, { ...christmas, dining: 'closed' }] }],
])('%s is refused with a remedy, at %s', (_what, field, written) => {
  const { error } = hours.safeParse({ ...usual, ...written });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  expect(error?.issues[0]?.message).toMatch(/For example:|Delete|delete|Open it/);
});

test('a kitchen may be open until the end of a night in a venue that is open all day', () => {
  const days = [{ ...monday, gaming: 'closed' }];
  expect(hours.safeParse({ gaming: '24/7', dining: '6 AM-2 AM', days }).success).toBe(true);
});
