import { expect, test } from 'vitest';
import { bookingQuery } from './booking-query.ts';

test('the address of a table holds what is chosen', () => {
  const query = bookingQuery('6', '2026-12-04', '20:00');
  expect(query).toBe('?subject=reservations&guests=6&date=2026-12-04&time=20:00');
  expect(bookingQuery('', '', '00:30')).toBe('?subject=reservations&time=00:30');
});
