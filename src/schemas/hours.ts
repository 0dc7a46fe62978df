import { z } from 'astro/zod';
import { clockTime, openingRange } from './clock-time.ts';
import { calendarDay, group, once, oneOf, text } from './fields.ts';

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

/** A range that ends at another time than it begins, or 24/7. */
const isRange = (printed: string) => {
  const { opens, closes } = openingRange(printed) ?? {};
  return opens !== closes;
};

const openHours = (what: string) => {
  const wanted = `${what} A range, 24/7, or the word closed.`;
  return text(wanted, 20, '6 PM-2 AM')
    .refine((printed) => printed === 'closed' || isRange(printed), {
      error: `${wanted} For example: 6 PM-2 AM`,
    })
    .optional();
};

const time = (what: string, example: string) =>
  text(what, 20, example).refine(clockTime, { error: `${what} For example: ${example}` });

/** The hours that may differ from the usual ones. At least one of them does. */
const differing = {
  gaming: openHours('The hours of gaming and concierge.'),
  dining: openHours('The hours of the kitchen.'),
};
const differs = (hours: { gaming?: string | undefined; dining?: string | undefined }) =>
  hours.gaming ?? hours.dining;
const differsWanted = 'The hours that differ: gaming, dining, or both. For example: dining: closed';

const weekdaysWanted = 'Weekdays in brackets, at least one. For example: [Friday, Saturday]';
const days = group(differsWanted, {
  weekdays: z
    .array(weekday, { error: weekdaysWanted })
    .min(1, { error: weekdaysWanted })
    .describe(weekdaysWanted),
  ...differing,
}).refine(differs, { error: differsWanted });
const daysWanted =
  'The weekdays with other hours, each group with a dash before it. For example: - weekdays: [Friday, Saturday]';

/** A single day on which the hours differ. It counts before `days`. */
const exception = group(differsWanted, {
  date: calendarDay('The day.'),
  reason: text('Why the hours differ, as visitors read it.', 40, 'Christmas Day'),
  ...differing,
}).refine(differs, { error: differsWanted });
const exceptionsWanted =
  'Single days with other hours, each with a dash before it. For example: - date: 2026-12-25';

const gaming = 'Of gaming and concierge: 24/7 or 10 AM-2 AM.';

export const hours = group(
  'Three indented lines: gaming, diningOpens and diningCloses. For example: gaming: 24/7',
  {
    // Search engines need the hours too.
    gaming: text(gaming, 20, '24/7').refine(isRange, { error: `${gaming} For example: 24/7` }),
    diningOpens: time('When the kitchen opens: 6 AM, 18:30, noon.', '6 AM'),
    diningCloses: time('When it closes: 2 AM, 23:30, midnight.', '2 AM'),
    days: z
      .array(days, { error: daysWanted })
      .superRefine(once('weekdays'))
      .describe(daysWanted)
      .optional(),
    exceptions: z
      .array(exception, { error: exceptionsWanted })
      .superRefine(once('date'))
      .describe(exceptionsWanted)
      .optional(),
  },
).refine(({ diningOpens, diningCloses }) => clockTime(diningOpens) !== clockTime(diningCloses), {
  path: ['diningCloses'],
  error:
    'Another time than diningOpens. A kitchen that never closes: 12:00 AM and 11:59 PM. For example: 2 AM',
});
