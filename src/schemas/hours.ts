import { z } from 'astro/zod';
import { clockTime, openingRange } from './clock-time.ts';
import { once, text, thisYear } from './fields.ts';

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

const oneDay = `A day of the week, one of ${weekdays.join(', ')}. For example: Friday`;

/** A day of the week, in full. */
export const weekday = z.enum(weekdays).describe(oneDay);

/** A day as year-month-day, also one to come. Refuses days that do not exist, and years that are likely to be a slip. */
export function calendarDay(what: string) {
  const wanted = `${what} A day of the calendar from 2000 to the year after next, as year-month-day. For example: ${thisYear()}-12-25`;
  return z.iso
    .date()
    .refine((value) => value >= '2000' && value < String(thisYear() + 3))
    .describe(wanted);
}

/** A range that ends at another time than it begins, or 24/7. */
const isRange = (printed: string) => {
  const { opens, closes } = openingRange(printed) ?? {};
  return opens !== closes;
};

const openHours = (what: string) =>
  text(`${what} A range, 24/7, or the word closed.`, 20, '6 PM-2 AM')
    .refine((printed) => printed === 'closed' || isRange(printed))
    .optional();

/** The hours that may differ from the usual ones. At least one of them does. */
const differing = {
  gaming: openHours('The hours of gaming and concierge.'),
  dining: openHours('The hours of the kitchen.'),
};
const differs = (hours: { gaming?: string | undefined; dining?: string | undefined }) =>
  hours.gaming ?? hours.dining;
const differsWanted = 'The hours that differ: gaming, dining, or both. For example: dining: closed';

const weekdaysWanted = 'Weekdays in brackets, at least one. For example: [Friday, Saturday]';
const days = z
  .strictObject({ weekdays: z.array(weekday).min(1).describe(weekdaysWanted), ...differing })
  .refine(differs)
  .describe(differsWanted);
const daysWanted =
  'The weekdays with other hours, each group with a dash before it. For example: - weekdays: [Friday, Saturday]';

/** A single day on which the hours differ. It counts before `days`. */
const exception = z
  .strictObject({
    date: calendarDay('The day.'),
    reason: text('Why the hours differ, as visitors read it.', 40, 'Christmas Day'),
    ...differing,
  })
  .refine(differs)
  .describe(differsWanted);
const exceptionsWanted =
  'Single days with other hours, each with a dash before it. For example: - date: 2026-12-25';

export const hours = z
  .strictObject({
    // Search engines need the hours too.
    gaming: text('Of gaming and concierge: 24/7 or 10 AM-2 AM.', 20, '24/7').refine(isRange),
    diningOpens: text('When the kitchen opens: 6 AM, 18:30, noon.', 20, '6 AM').refine(clockTime),
    diningCloses: text('When it closes: 2 AM, 23:30, midnight.', 20, '2 AM').refine(clockTime),
    days: z.array(days).superRefine(once('weekdays')).describe(daysWanted).optional(),
    exceptions: z.array(exception).superRefine(once('date')).describe(exceptionsWanted).optional(),
  })
  .describe('Three indented lines: gaming, diningOpens and diningCloses. For example: gaming: 24/7')
  .refine(({ diningOpens, diningCloses }) => clockTime(diningOpens) !== clockTime(diningCloses), {
    path: ['diningCloses'],
    error:
      'Another time than diningOpens. A kitchen that never closes: 12:00 AM and 11:59 PM. For example: 2 AM',
  });
