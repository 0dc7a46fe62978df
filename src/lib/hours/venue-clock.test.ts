import { expect, test } from 'vitest';
import { daysAfter, instantsOf, supportedZone, today, withOffset } from './venue-clock.ts';

test.each([
  ['Europe/London', '2026-12-05T02:00Z', '2026-12-05'],
  ['America/Los_Angeles', '2026-12-05T02:00Z', '2026-12-04'],
  ['Pacific/Kiritimati', '2026-12-04T10:30Z', '2026-12-05'],
  // British Summer Time.
  ['Europe/London', '2026-07-01T23:30Z', '2026-07-02'],
  ['Asia/Kathmandu', '2026-12-31T18:14Z', '2026-12-31'],
  ['Asia/Kathmandu', '2026-12-31T18:15Z', '2027-01-01'],
])('in %s, %s is on %s', (timeZone, now, date) => {
  expect(today(timeZone, Date.parse(now))).toBe(date);
});

test.each([
  ['Europe/London', '2026-12-04T20:00', ['2026-12-04T20:00Z']],
  ['Europe/London', '2026-07-01T20:00', ['2026-07-01T19:00Z']],
  ['America/Los_Angeles', '2026-12-04T20:00', ['2026-12-05T04:00Z']],
  ['Pacific/Kiritimati', '2026-12-05T00:30', ['2026-12-04T10:30Z']],
  // London's clocks go forward on 29 March 2026, and back on 25 October.
  ['Europe/London', '2026-03-29T01:00', []],
  ['Europe/London', '2026-03-29T02:00', ['2026-03-29T01:00Z']],
  ['Europe/London', '2026-10-25T00:59', ['2026-10-24T23:59Z']],
  ['Europe/London', '2026-10-25T01:30', ['2026-10-25T00:30Z', '2026-10-25T01:30Z']],
  // A change of half an hour.
  ['Australia/Lord_Howe', '2026-10-04T02:15', []],
  ['Australia/Lord_Howe', '2026-04-05T01:45', ['2026-04-04T14:45Z', '2026-04-04T15:15Z']],
  // A midnight that does not exist.
  ['Africa/Cairo', '2026-04-24T00:30', []],
])('in %s, the clock shows %s at %j', (timeZone, time, instants) => {
  expect(instantsOf(time, timeZone)).toEqual(instants.map((instant) => Date.parse(instant)));
});

test.each([
  ['2026-01-15', 90, '2026-04-15'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days are %s', (date, days, expected) => {
  expect(daysAfter(date, days)).toBe(expected);
});

test.each([
  ['Europe/London', '2026-12-04T20:00', '2026-12-04T20:00+00:00'],
  ['Europe/London', '2026-07-01T20:00', '2026-07-01T20:00+01:00'],
  ['America/Los_Angeles', '2026-12-04T20:00', '2026-12-04T20:00-08:00'],
  ['Asia/Kathmandu', '2026-12-05T00:30', '2026-12-05T00:30+05:45'],
  // The first of two, and none.
  ['Europe/London', '2026-10-25T01:30', '2026-10-25T01:30+01:00'],
  ['Europe/London', '2026-03-29T01:30', '2026-03-29T01:30'],
])('in %s, %s is %s', (timeZone, time, expected) => {
  expect(withOffset(time, timeZone)).toBe(expected);
});

test('a browser that does not know a zone uses its own', () => {
  expect(supportedZone('Europe/London')).toBe('Europe/London');
  const own = supportedZone('Europe/Atlantis');
  expect(today(own)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(own).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
