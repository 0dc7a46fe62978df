import { expect, test } from 'vitest';
import { bookingQuery } from './booking-url.ts';

test('a booking query holds only the chosen values', () => {
  const query = bookingQuery('6', '2026-12-04', '20:00');
  expect(query).toBe('?subject=reservations&guests=6&date=2026-12-04&time=20:00');
  expect(bookingQuery('', '', '00:30')).toBe('?subject=reservations&time=00:30');
});
