import type { Evening } from '../schemas/evening.ts';
import type { Venue } from '../schemas/venue.ts';
import { clockTime, openingRange } from '../schemas/clock-time.ts';
import { hoursOfDate, isOpenAt, weekdayOf, type Department } from './opening-hours.ts';
import { daysAfter } from './venue-clock.ts';

/**
 * The department whose hours keep an evening from taking place. Undefined if it can: the venue is open when it begins, and
 * so is the kitchen if guests book a table.
 */
export function closedFor(
  { starts, booking }: Evening,
  hoursOf: (department: Department) => string,
): Department | undefined {
  if (!isOpenAt(hoursOf('gaming'), starts)) return 'gaming';
  return booking || isOpenAt(hoursOf('dining'), starts) ? undefined : 'dining';
}

/** How far ahead a weekly evening is looked for. The venue may be closed for some of the weeks between. */
const weeksAhead = 8;

/** The next day of an evening, from `from` on. Undefined if it is over, or cannot take place. */
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

/** The evenings that are still to come, each with its next day, sorted by day and time. */
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
 * When an evening begins, as `2026-12-04T20:00`. A time before the kitchen opens is after the midnight of its day. So is one
 * before the venue opens, where the kitchen is closed.
 */
export function startOf({ starts }: Evening, day: string, hours: Venue['hours']): string {
  const time = clockTime(starts) ?? '';
  const printed = (['dining', 'gaming'] as const)
    .map((department) => hoursOfDate(hours, department, day))
    .find((each) => isOpenAt(each, starts));
  const opens = openingRange(printed ?? '')?.opens ?? '';
  return `${time < opens ? daysAfter(day, 1) : day}T${time}`;
}

/** A day as it is printed: `Friday 4 December`. */
export function printedDate(date: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Date(date).toLocaleDateString('en-GB', parts);
}
