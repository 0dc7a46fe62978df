/** Hours that differ from the usual ones, for groups of weekdays and for single days. */
import { z } from 'astro/zod';
import { openingRange } from './clock-time.ts';
import { calendarDay, group, once, text } from './fields.ts';
import { weekday } from './weekday.ts';

/** The hours of a day or of weekdays: a range, `24/7` or `closed`. A missing department has its usual hours. */
export interface OtherHours {
  gaming?: string | undefined;
  dining?: string | undefined;
}

/** Whether hours are 24/7, or a range that ends at a different time than it starts. */
export const isRange = (printed: string) => {
  const { opens, closes } = openingRange(printed) ?? {};
  return opens !== closes;
};
export const rangeWanted = 'Write one range of times, such as 16:00-24:00 or 16:00-02:00, or 24/7';

const openHours = (what: string) => {
  const wanted = `${what} ${rangeWanted}, or the word closed.`;
  return text(wanted, 40, '6 PM-2 AM')
    .refine((printed) => printed === 'closed' || isRange(printed), {
      error: `${wanted} For example: 6 PM-2 AM`,
    })
    .optional();
};

const differing = {
  gaming: openHours('The hours of gaming and concierge. If they are closed, so is the kitchen.'),
  dining: openHours('The hours of the kitchen.'),
};
const differsWanted = 'The hours that differ: gaming, dining, or both. For example: dining: closed';

/** Refuses a day without hours, and an open kitchen in a closed venue. */
const checkDay = <Day extends z.ZodType<OtherHours>>(day: Day) =>
  day
    .refine(({ gaming, dining }) => gaming ?? dining, { error: differsWanted })
    .refine(({ gaming, dining = 'closed' }) => gaming !== 'closed' || dining === 'closed', {
      path: ['dining'],
      error:
        'The kitchen cannot open while gaming is closed. Remove this line, or write hours for gaming. For example: closed',
    });

const weekdaysWanted = 'Weekdays in brackets, at least one. For example: [Friday, Saturday]';
const days = checkDay(
  group(differsWanted, {
    weekdays: z
      .array(weekday, { error: weekdaysWanted })
      .min(1, { error: weekdaysWanted })
      .describe(weekdaysWanted),
    ...differing,
  }),
);
const daysWanted =
  'Weekdays with different hours, each group with a dash before it. For example: - weekdays: [Friday, Saturday]';

/** A single day counts before `days`. */
const exception = checkDay(
  group(differsWanted, {
    date: calendarDay('The day.'),
    reason: text('The reason that visitors read.', 40, 'Christmas Day'),
    ...differing,
  }),
);
const exceptionsWanted =
  'Single days with different hours, each with a dash before it. For example: - date: 2026-12-25';

export const otherHours = {
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
};
