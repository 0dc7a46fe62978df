import {
  clockTime,
  isBetween,
  minutesBetween,
  openingRange,
  printHours,
} from '../schemas/clock-time.ts';
import { uses24HourClock } from '../schemas/hours.ts';
import type { Venue } from '../schemas/venue.ts';
import { weekdays, type Weekday } from '../schemas/weekday.ts';

type Hours = Venue['hours'];
/** The departments of the venue that have their own hours. */
export type Department = 'gaming' | 'dining';

/** The weekday of a day such as `2026-12-04`. */
export const weekdayOf = (date: string) =>
  weekdays[(new Date(date).getUTCDay() + 6) % 7] as Weekday;

/** The usual hours of a department, as printed: `24/7` or a range. */
export const usualHours = (hours: Hours, department: Department) =>
  department === 'gaming' ? hours.gaming : `${hours.diningOpens}-${hours.diningCloses}`;

/** The printed hours of a weekday: `24/7`, `24 hours`, `closed`, or a range. */
export function hoursOfWeekday(hours: Hours, department: Department, day: Weekday): string {
  const group = hours.days?.find(({ weekdays: days }) => days.includes(day));
  return group?.[department] ?? usualHours(hours, department);
}

/** The weekdays by their printed hours. */
export const weekdaysByHours = (hours: Hours, department: Department) =>
  Object.groupBy(weekdays, (day) => hoursOfWeekday(hours, department, day));

/** The most frequent hours of weekdays with an open kitchen, and their weekdays. */
export function typicalDay(hours: Hours) {
  const open = weekdays
    .map((day) => ({
      day,
      gaming: hoursOfWeekday(hours, 'gaming', day),
      dining: hoursOfWeekday(hours, 'dining', day),
    }))
    .filter(({ dining }) => dining !== 'closed');
  const groups = Object.values(
    Object.groupBy(open, ({ gaming, dining }) => `${gaming}, ${dining}`),
  ) as (typeof open)[];
  const [largest = []] = groups.sort((one, other) => other.length - one.length);
  const { gaming = hours.gaming, dining = 'closed' } = largest[0] ?? {};
  return { days: largest.map(({ day }) => day), gaming, dining };
}

/** The printed hours of a date such as `2026-12-04`, from its exception or its weekday. */
export function hoursOfDate(hours: Hours, department: Department, date: string): string {
  const exception = hours.exceptions?.find((each) => each.date === date);
  return exception?.[department] ?? hoursOfWeekday(hours, department, weekdayOf(date));
}

/** The exceptions on or after `from`, sorted by date. */
export function upcomingExceptions(hours: Hours, from: string) {
  const upcoming = (hours.exceptions ?? []).filter(({ date }) => date >= from);
  return upcoming.toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Whether printed hours include a printed time. Times after midnight belong to the previous day. */
export function isOpenAt(hours: string, printed: string): boolean {
  const range = openingRange(hours);
  const time = clockTime(printed);
  return Boolean(range && time && isBetween(time, range.opens, range.closes));
}

/** Whether `printed` hours are entirely within `others`. */
export function isWithin(printed: string, others: string): boolean {
  const inner = openingRange(printed);
  const outer = openingRange(others);
  if (!inner || !outer) return false;
  const isAlwaysOpen = !others.includes('-');
  const start = minutesBetween(outer.opens, inner.opens);
  const end = start + minutesBetween(inner.opens, inner.closes);
  return isAlwaysOpen || end <= minutesBetween(outer.opens, outer.closes);
}

/** Prints a time or a range on the clock of the venue's hours: `8:30 PM` or `20:30`. */
export function printedTime(written: string, hours: Hours): string {
  return printHours(written, uses24HourClock(hours));
}
