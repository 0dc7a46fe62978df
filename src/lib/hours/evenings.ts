/** The dates of evenings. */
import type { Evening } from '../../schemas/evening.ts';
import type { DayHours, Department, Hours } from '../../schemas/hours/hours.ts';
import { dayLength, isOpenAt, rangeWithin } from '../../schemas/hours/range.ts';
import { weekdayOf, weekdays } from '../../schemas/hours/weekday.ts';
import { hoursOfDate } from './opening-hours.ts';
import { daysAfter, timeOfDate } from './venue-clock.ts';

/** When an evening starts and ends, in minutes. */
export type Times = Pick<Evening, 'starts' | 'ends'>;

/** The range of an evening. Without an end, it is a minute long. */
const spanOf = ({ starts, ends = starts + 1 }: Times) => ({ opens: starts, closes: ends });

/**
 * The minute of a day at which an evening starts. After midnight, that is in the night after the day, if the kitchen or the
 * venue is then open.
 */
export function startIn({ starts }: Times, { gaming, dining }: DayHours): number {
  const span = spanOf({ starts });
  return (rangeWithin(dining, span) ?? rangeWithin(gaming, span) ?? span).opens;
}

/** The minute of a week, from Monday on, at which an evening on weekdays first starts. */
export const startInWeek = (evening: Evening, { week }: Hours) =>
  Math.min(
    ...(evening.weekday ?? []).map(
      (day) => weekdays.indexOf(day) * dayLength + startIn(evening, week[day]),
    ),
  );

/**
 * The department that is closed during an evening. Undefined if the evening can take place: the venue is open until it ends. If
 * guests book a table, the kitchen is open when it starts.
 */
export function closedFor(evening: Evening, day: DayHours): Department | undefined {
  if (!rangeWithin(day.gaming, spanOf(evening))) return 'gaming';
  return !evening.bookable || isOpenAt(day.dining, startIn(evening, day)) ? undefined : 'dining';
}

const weeks = ['first', 'second', 'third', 'fourth'];

/** Whether a date is in this week of its month, counted in days: the first Friday is on one of the first seven. */
function isInWeek(week: Evening['week'], date: string): boolean {
  if (week === 'last') return daysAfter(date, 7).slice(0, 7) !== date.slice(0, 7);
  return !week || weeks.indexOf(week) === Math.floor((new Date(date).getUTCDate() - 1) / 7);
}

/** How far to look ahead, in days. The venue may be closed on some of the days of a monthly evening. */
const daysAhead = 100;

/** The next date of an evening, on or after `from`. Undefined if it is past or cannot take place. */
function nextDate(evening: Evening, hours: Hours, from: string): string | undefined {
  const { date, weekday, week } = evening;
  const days = date
    ? [date].filter((day) => day >= from)
    : Array.from({ length: daysAhead }, (_, index) => daysAfter(from, index)).filter(
        (day) => weekday?.includes(weekdayOf(day)) && isInWeek(week, day),
      );
  return days.find((day) => !closedFor(evening, hoursOfDate(hours, day)));
}

/** The local time at which an evening of a date starts: `2026-12-04T20:00`. */
export const startOf = (evening: Evening, date: string, hours: Hours) =>
  timeOfDate(date, startIn(evening, hoursOfDate(hours, date)));

/** The local time at which it ends. Undefined if the evening has no end. */
export function endOf({ starts, ends }: Evening, date: string, hours: Hours): string | undefined {
  if (ends === undefined) return undefined;
  return timeOfDate(date, startIn({ starts }, hoursOfDate(hours, date)) + ends - starts);
}

/** The future evenings with their next dates, in the order in which they start. */
export function upcoming<Entry extends { data: Evening }>(
  entries: readonly Entry[],
  hours: Hours,
  from: string,
) {
  const start = ({ entry, next }: { entry: Entry; next: string }) =>
    startOf(entry.data, next, hours);
  return entries
    .flatMap((entry) => {
      const next = nextDate(entry.data, hours, from);
      return next ? [{ entry, next }] : [];
    })
    .sort((one, other) => start(one).localeCompare(start(other)));
}
