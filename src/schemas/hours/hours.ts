/** The opening hours in `src/content/venue.md`. */
import { z } from 'astro/zod';
import { group, refuseDuplicates } from '../fields/field-groups.ts';
import { text } from '../fields/fields.ts';
import { weekdayOf, weekdays, type Weekday } from './weekday.ts';
import { dates, hoursOfDay, weekdayList, type HoursOfDay } from './hour-fields.ts';
import { covers, type Ranges } from './range.ts';

/** The departments of the venue that have their own hours. */
export type Department = 'gaming' | 'dining';
export type DayHours = Record<Department, Ranges>;

/** Days with other hours. A missing department has its hours of the week. */
export interface Exception extends Partial<DayHours> {
  /** Dates such as `2026-12-24`, both included. */
  from: string;
  to: string;
  reason: string;
}

/** The opening hours of a venue, whose kitchen is closed whenever the venue is. */
export interface Hours {
  /** Whether pages print times on the 24-hour clock. */
  is24Hour: boolean;
  /** The hours of weekdays without other ones. */
  usual: DayHours;
  week: Record<Weekday, DayHours>;
  exceptions: Exception[];
}

const gaming = 'The hours of gaming and concierge.';
const dining = 'The hours of the kitchen.';
const differing = {
  gaming: hoursOfDay(`${gaming} If they are closed, so is the kitchen.`, '6 PM-2 AM').optional(),
  dining: hoursOfDay(dining, 'noon-3 PM, 6 PM-11 PM').optional(),
};
type Differing = Partial<Record<Department, HoursOfDay | undefined>>;

const differsWanted = 'The hours that differ: gaming, dining, or both. For example: dining: closed';
const differs = ({ gaming, dining }: Differing) => gaming !== undefined || dining !== undefined;

const weekdaysWanted = 'Weekdays in brackets, at least one. For example: [Friday, Saturday]';
const days = group(differsWanted, {
  weekdays: weekdayList(weekdaysWanted),
  ...differing,
}).refine(differs, { error: differsWanted });
const daysWanted =
  'Weekdays with different hours, each group with a dash before it. For example: - weekdays: [Friday, Saturday]';

const exception = group(differsWanted, {
  date: dates,
  reason: text('The reason that visitors read.', 40, 'Christmas Day'),
  ...differing,
}).refine(differs, { error: differsWanted });
const exceptionsWanted =
  'Days with different hours, each item with a dash before it. For example: - date: 2026-12-25';

const written = group('Two indented lines: gaming and dining. For example: gaming: 24/7', {
  gaming: hoursOfDay(gaming, '24/7'),
  dining: hoursOfDay(dining, '6 AM-2 AM'),
  days: z
    .array(days, { error: daysWanted })
    .superRefine(refuseDuplicates('weekdays'))
    .describe(daysWanted)
    .optional(),
  exceptions: z
    .array(exception, { error: exceptionsWanted })
    .superRefine(refuseDuplicates('date'))
    .describe(exceptionsWanted)
    .optional(),
});

/** Fills in the hours that do not differ. A closed venue has a closed kitchen. */
function dayHours({ gaming, dining }: Differing, others: DayHours): DayHours {
  const open = gaming?.ranges ?? others.gaming;
  return { gaming: open, dining: dining?.ranges ?? (open.length > 0 ? others.dining : []) };
}

const outside =
  'The kitchen is open while gaming is closed. Write hours for dining that are within those of gaming. For example: dining: closed';
const neverOpen =
  'The kitchen is closed on all seven weekdays. Open it on at least one, or close single days under exceptions.';

/** The opening hours. Refuses a kitchen that is open while the venue is closed, or that is closed on every weekday. */
export const hours = written.transform((read, { addIssue }): Hours => {
  const { days = [], exceptions = [] } = read;
  const groupOf = (day: Weekday) => days.find((each) => each.weekdays.includes(day));
  const usual = { gaming: read.gaming.ranges, dining: read.dining.ranges };
  const week = Object.fromEntries(
    weekdays.map((day) => [day, dayHours(groupOf(day) ?? {}, usual)]),
  ) as Record<Weekday, DayHours>;

  const fields = [
    { path: ['dining'], on: weekdays.filter((day) => !groupOf(day)).map((day) => week[day]) },
    ...days.map((each, index) => ({
      path: ['days', index],
      on: each.weekdays.map((day) => week[day]),
    })),
    ...exceptions.map((each, index) => ({
      path: ['exceptions', index],
      on: each.date.map((date) => dayHours(each, week[weekdayOf(date)])),
    })),
  ];
  for (const { path, on } of fields) {
    if (on.every(({ gaming, dining }) => dining.every((range) => covers(gaming, range)))) continue;
    addIssue({ code: 'custom', path, message: outside });
  }
  if (weekdays.every((day) => week[day].dining.length === 0))
    addIssue({ code: 'custom', path: [read.days ? 'days' : 'dining'], message: neverOpen });

  return {
    is24Hour: uses24Hours([read, ...days, ...exceptions]),
    usual,
    week,
    exceptions: exceptions.map(({ date, reason, gaming, dining }) => ({
      from: date[0] ?? '',
      to: date.at(-1) ?? '',
      reason,
      ...(gaming && { gaming: gaming.ranges }),
      ...(gaming?.ranges.length === 0 && { dining: [] }),
      ...(dining && { dining: dining.ranges }),
    })),
  };
});

/** Whether hours are on the 24-hour clock, by the first ones that suit only one clock. */
const uses24Hours = (all: Differing[]) =>
  all
    .flatMap(({ gaming, dining }) => [gaming?.is24Hour, dining?.is24Hour])
    .find((is24Hour) => is24Hour !== undefined) ?? false;
