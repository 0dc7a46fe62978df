/** The days of the week, starting with Monday. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** The weekday of a date such as `2026-12-04`. */
export const weekdayOf = (date: string) =>
  weekdays[(new Date(date).getUTCDay() + 6) % 7] as Weekday;
