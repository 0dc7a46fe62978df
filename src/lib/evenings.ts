import type { Evening } from '../schemas/evening.ts';
import type { Venue } from '../schemas/venue.ts';
import { clockTime, openingRange } from '../schemas/clock-time.ts';
import { hoursOfDate, isOpenAt, weekdayOf } from './opening-hours.ts';
import { daysAfter } from './venue-clock.ts';

/** How far ahead a weekly evening is looked for. The kitchen may be closed for some of the weeks between. */
const weeksAhead = 8;

/** The next day of an evening, from `from` on. Undefined if it is over, or if the kitchen is closed in all weeks ahead. */
function nextDate(evening: Evening, hours: Venue['hours'], from: string) {
  const { date, weekday, starts } = evening;
  if (date) return date >= from ? date : undefined;
  return Array.from({ length: weeksAhead * 7 }, (_, days) => daysAfter(from, days)).find(
    (day) => weekdayOf(day) === weekday && isOpenAt(hoursOfDate(hours, 'dining', day), starts),
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

/** When an evening begins, as `2026-12-04T20:00`. A time before the kitchen opens is after the midnight of its day. */
export function startOf({ starts }: Evening, day: string, hours: Venue['hours']): string {
  const time = clockTime(starts) ?? '';
  const opens = openingRange(hoursOfDate(hours, 'dining', day))?.opens ?? '';
  return `${time < opens ? daysAfter(day, 1) : day}T${time}`;
}

/** A day as it is printed: `Friday 4 December`. */
export function printedDate(date: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Date(date).toLocaleDateString('en-GB', parts);
}
