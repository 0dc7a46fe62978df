import { oneOf } from './fields.ts';

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

/** One of the weekdays. */
export const weekday = oneOf('A day of the week.', weekdays);
