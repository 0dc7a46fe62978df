import { expect, test } from 'vitest';
import { today, withOffset } from './venue-clock.ts';

test.each([
  ['Europe/London', '2026-12-05T02:00Z', '2026-12-05'],
  ['America/Los_Angeles', '2026-12-05T02:00Z', '2026-12-04'],
  ['Pacific/Kiritimati', '2026-12-04T10:30Z', '2026-12-05'],
  // British Summer Time.
  ['Europe/London', '2026-07-01T23:30Z', '2026-07-02'],
  ['Asia/Kathmandu', '2026-12-31T18:15Z', '2027-01-01'],
])('in %s, %s is on %s', (timeZone, now, date) => {
  expect(today(timeZone, Date.parse(now))).toBe(date);
});

test.each([
  ['Europe/London', '2026-12-04T20:00', '2026-12-04T20:00+00:00'],
  ['Europe/London', '2026-07-01T20:00', '2026-07-01T20:00+01:00'],
  ['Asia/Kathmandu', '2026-12-05T00:30', '2026-12-05T00:30+05:45'],
  // On the days when the clocks change.
  ['Europe/London', '2026-03-29T00:30', '2026-03-29T00:30+00:00'],
  ['Europe/London', '2026-03-29T02:00', '2026-03-29T02:00+01:00'],
  ['Australia/Sydney', '2026-04-04T20:00', '2026-04-04T20:00+11:00'],
])('in %s, %s is %s', (timeZone, time, expected) => {
  expect(withOffset(time, timeZone)).toBe(expected);
});
