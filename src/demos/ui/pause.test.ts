import { expect, test } from 'vitest';
import { dueAfter } from './pause.ts';

const start = { rounds: 0, minutes: 0 };

test.each([
  { reminder: 20, rounds: 90, minutes: 19, due: '' },
  { reminder: 20, rounds: 90, minutes: 20, due: '20 minutes' },
  { reminder: 10, rounds: 45, minutes: 10, due: '10 minutes' },
  { reminder: 5, rounds: 22, minutes: 4, due: '' },
  { reminder: 5, rounds: 22, minutes: 5, due: '5 minutes' },
  { reminder: 0, rounds: 19, minutes: 6, due: '' },
  { reminder: 0, rounds: 20, minutes: 6, due: '20 rounds' },
  { reminder: 0, rounds: 3, minutes: 20, due: '20 minutes' },
])(
  'reminder $reminder, $rounds rounds, $minutes minutes: "$due"',
  ({ reminder, due, ...played }) => {
    expect(dueAfter(reminder, played, start)).toBe(due);
  },
);

test('the next check counts from the last one, and names all that was played', () => {
  const last = { rounds: 20, minutes: 6 };
  expect(dueAfter(0, { rounds: 39, minutes: 12 }, last)).toBe('');
  expect(dueAfter(0, { rounds: 40, minutes: 12 }, last)).toBe('40 rounds');
  expect(dueAfter(5, { rounds: 39, minutes: 10 }, last)).toBe('');
  expect(dueAfter(5, { rounds: 39, minutes: 11 }, last)).toBe('11 minutes');
});
