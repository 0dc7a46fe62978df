import { oneOf } from './fields.ts';

/** The days of the week, in the order of the page with the evenings. */
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

/** A day of the week, in full. */
export const weekday = oneOf('A day of the week.', weekdays);
