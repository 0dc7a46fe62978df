import type { Evening } from '../schemas/evening.ts';
import type { Venue } from '../schemas/venue.ts';
import { clockTime, openingRange } from '../schemas/clock-time.ts';
import { hoursOfDate, isOpenAt, weekdayOf, type Department } from './opening-hours.ts';
import { daysAfter } from './venue-clock.ts';

/**
 * The department that is closed when an evening starts. Undefined if the evening can take place. Guests who book a table also
 * need an open kitchen.
 */
export function closedFor(
  { starts, booking }: Evening,
  hoursOf: (department: Department) => string,
): Department | undefined {
  if (!isOpenAt(hoursOf('gaming'), starts)) return 'gaming';
  return booking || isOpenAt(hoursOf('dining'), starts) ? undefined : 'dining';
}

/** How far to look ahead for a weekly evening, because the venue may be closed in some weeks. */
const weeksAhead = 8;

/** The next date of an evening, on or after `from`. Undefined if it is past or cannot take place. */
function nextDate(evening: Evening, hours: Venue['hours'], from: string) {
  const { date, weekday } = evening;
  const ahead = Array.from({ length: weeksAhead * 7 }, (_, days) => daysAfter(from, days));
  const days = date
    ? [date].filter((day) => day >= from)
    : ahead.filter((day) => weekdayOf(day) === weekday);
  return days.find(
    (day) => !closedFor(evening, (department) => hoursOfDate(hours, department, day)),
  );
}

/** The future evenings with their next dates, sorted by date and time. */
export function upcoming<Entry extends { data: Evening }>(
  entries: readonly Entry[],
  hours: Venue['hours'],
  from: string,
) {
  const when = ({ entry, next }: { entry: Entry; next: string }) =>
    `${next} ${clockTime(entry.data.starts)}`;
  return entries
    .flatMap((entry) => {
      const next = nextDate(entry.data, hours, from);
      return next ? [{ entry, next }] : [];
    })
    .sort((one, other) => when(one).localeCompare(when(other)));
}

/**
 * The start of an evening, such as `2026-12-04T20:00`. A time before the kitchen opens is after midnight, on the next date. If
 * the kitchen is closed, so is a time before the venue opens.
 */
export function startOf({ starts }: Evening, day: string, hours: Venue['hours']): string {
  const time = clockTime(starts) ?? '';
  const printed = (['dining', 'gaming'] as const)
    .map((department) => hoursOfDate(hours, department, day))
    .find((each) => isOpenAt(each, starts));
  const opens = openingRange(printed ?? '')?.opens ?? '';
  return `${time < opens ? daysAfter(day, 1) : day}T${time}`;
}

/** The next day of an evening: its weekday, or a date if it has none or the venue is closed on the next such weekday. */
export function dayInWords({ weekday }: Evening, next: string, from: string): string {
  return weekday && next <= daysAfter(from, 6) ? weekday : printedDate(next);
}

/**
 * The weekday or the date of an evening. A start after midnight belongs to the night of the day before: `Friday night`,
 * `Friday night, 4 December`.
 */
export function whenInWords(evening: Evening, next: string, hours: Venue['hours']): string {
  const { weekday } = evening;
  const isAfterMidnight = !startOf(evening, next, hours).startsWith(next);
  if (weekday) return isAfterMidnight ? `${weekday} night` : weekday;
  return isAfterMidnight ? printedDate(next).replace(' ', ' night, ') : printedDate(next);
}

/** Prints a date such as `2026-12-04`: `Friday 4 December`. */
export function printedDate(date: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Date(date).toLocaleDateString('en-GB', parts);
}
