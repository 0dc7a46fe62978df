/** The opening hours in `src/content/venue.md`. */
import { z } from 'astro/zod';
import { group, once, text } from '../fields.ts';
import { weekdays, type Weekday } from '../weekday.ts';
import { dates, onceOnly, weekdaysIn, type Dates } from './exceptions.ts';
import { hoursOfDay, weekdayList, type HoursOfDay } from './fields.ts';
import { covers, type Ranges } from './range.ts';

/** The departments of the venue that have their own hours. */
export type Department = 'gaming' | 'dining';
export type DayHours = Record<Department, Ranges>;

/** Days with other hours. A missing department has its hours of the week. */
export interface Exception extends Dates, Partial<DayHours> {
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
    .superRefine(once('weekdays'))
    .describe(daysWanted)
    .optional(),
  exceptions: z
    .array(exception, { error: exceptionsWanted })
    .superRefine(onceOnly)
    .describe(exceptionsWanted)
    .optional(),
});

type Written = z.output<typeof written>;

/** Fills in the hours that do not differ. A closed venue has a closed kitchen. */
function dayHours({ gaming, dining }: Differing, others: DayHours): DayHours {
  const open = gaming?.ranges ?? others.gaming;
  return { gaming: open, dining: dining?.ranges ?? (open.length > 0 ? others.dining : []) };
}

function resolve({ gaming, dining, days = [], exceptions = [] }: Written): Hours {
  const usual = { gaming: gaming.ranges, dining: dining.ranges };
  const all = [
    gaming,
    dining,
    ...[...days, ...exceptions].flatMap((day) => [day.gaming, day.dining]),
  ];
  return {
    is24Hour: all.find((each) => each?.is24Hour !== undefined)?.is24Hour ?? false,
    usual,
    week: Object.fromEntries(
      weekdays.map((day) => [
        day,
        dayHours(days.find((each) => each.weekdays.includes(day)) ?? {}, usual),
      ]),
    ) as Record<Weekday, DayHours>,
    exceptions: exceptions.map(({ date, reason, gaming, dining }) => ({
      ...date,
      reason,
      ...(gaming && { gaming: gaming.ranges }),
      ...(gaming?.ranges.length === 0 && { dining: [] }),
      ...(dining && { dining: dining.ranges }),
    })),
  };
}

/** The fields that open the kitchen while the venue is closed. */
function fieldsOutside({ days = [], exceptions = [] }: Written, { week }: Hours): PropertyKey[][] {
  const isWithin = ({ gaming, dining }: DayHours) => dining.every((range) => covers(gaming, range));
  const fieldOf = (day: Differing) => (day.dining ? 'dining' : 'gaming');
  const ofWeek = weekdays
    .filter((day) => !isWithin(week[day]))
    .map((day) => {
      const index = days.findIndex((each) => each.weekdays.includes(day));
      const differing = days[index];
      return differing ? ['days', index, fieldOf(differing)] : ['dining'];
    });
  const ofExceptions = exceptions.flatMap((each, index) =>
    weekdaysIn(each.date).every((day) => isWithin(dayHours(each, week[day])))
      ? []
      : [['exceptions', index, fieldOf(each)]],
  );
  return [...new Map([...ofWeek, ...ofExceptions].map((path) => [path.join('.'), path])).values()];
}

const outside = {
  dining:
    'The kitchen cannot be open while gaming is closed. Write hours within those of gaming, or change those. For example: closed',
  gaming:
    'The kitchen is open outside these hours. Add its hours on these days, within these. For example: dining: closed',
};
const neverOpen =
  'The kitchen is closed on all seven weekdays. Open it on at least one, or close single days under exceptions.';

/** The opening hours. Refuses a kitchen that is open while the venue is closed, or that is closed on every weekday. */
export const hours = written.transform((read, { addIssue }): Hours => {
  const resolved = resolve(read);
  for (const path of fieldsOutside(read, resolved))
    addIssue({ code: 'custom', path, message: outside[path.at(-1) as Department] });
  if (weekdays.every((day) => resolved.week[day].dining.length === 0))
    addIssue({ code: 'custom', path: [read.days ? 'days' : 'dining'], message: neverOpen });
  return resolved;
});
