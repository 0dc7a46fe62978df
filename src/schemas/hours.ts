/** The fields for hours that differ by day, and for the days themselves. */
import { z } from 'astro/zod';
import { openingRange } from './clock-time.ts';
import { each, fields, oneOf, optional, printedAs, text, thisYear } from './fields.ts';

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

const weekdayWanted = `A day of the week, one of ${weekdays.join(', ')}. For example: ${weekdays[4]}`;

/** A day of the week, in full. */
export const weekday = oneOf(weekdays, weekdayWanted);

/** A day as year-month-day, also one to come. Refuses days that do not exist, and years that are likely to be a slip. */
export function date(what: string) {
  const wanted = `${what} A day of the calendar from 2000 to the year after next, as year-month-day. For example: ${thisYear()}-12-25`;
  return z.iso
    .date({ error: wanted, abort: true })
    .refine((value) => value >= '2000' && value < String(thisYear() + 3), wanted)
    .describe(wanted);
}

const openHours = (what: string) =>
  printedAs(
    (printed) => {
      const range = openingRange(printed);
      return printed === 'closed' || (range && range.opens !== range.closes);
    },
    `${what} A range, 24/7, or the word closed.`,
    20,
    '6 PM-2 AM',
  );

/** The hours that may differ. At least one of them does. */
const differing = {
  gaming: optional(openHours('The hours of gaming and concierge.')),
  dining: optional(openHours('The hours of the kitchen.')),
};
const differs = (hours: { gaming?: unknown; dining?: unknown }) =>
  hours.gaming !== undefined || hours.dining !== undefined;
const differsWanted = 'The hours that differ: gaming, dining, or both. For example: dining: closed';

const daysWanted =
  'The weekdays with other hours, each group with a dash before it. For example: - weekdays: [Friday, Saturday]';
/** Weekdays on which the hours differ from the usual ones. */
export const days = z
  .array(
    fields({
      weekdays: z
        .array(weekday, { error: 'Weekdays in brackets. For example: [Friday, Saturday]' })
        .min(1, 'At least one weekday. For example: [Friday]'),
      ...differing,
    }).refine(differs, { error: differsWanted }),
    { error: daysWanted },
  )
  .superRefine(each('day', 'weekdays', (group) => group.weekdays))
  .describe(daysWanted);

const exceptionsWanted =
  'Single days with other hours, each with a dash before it. For example: - date: 2026-12-25';
/** Single days on which the hours differ. They count before `days`. */
export const exceptions = z
  .array(
    fields({
      date: date('The day.'),
      reason: text('Why the hours differ, as visitors read it.', 40, 'Christmas Day'),
      ...differing,
    }).refine(differs, { error: differsWanted }),
    { error: exceptionsWanted },
  )
  .superRefine(each('day', 'date', (exception) => [exception.date]))
  .describe(exceptionsWanted);
