import type { OpeningHoursSpecification } from 'schema-dts';
import { clockTime, openingRange } from '../schemas/clock-time.ts';
import { weekdays, type Weekday } from '../schemas/hours.ts';
import type { Venue } from '../schemas/venue.ts';
import { isBetween } from './opening-hours.ts';

type Hours = Venue['hours'];
/** The departments of the venue, which have hours of their own. */
export type Department = 'gaming' | 'dining';

/** The weekday of a day such as `2026-12-04`. */
export const weekdayOf = (date: string) =>
  weekdays[(new Date(date).getUTCDay() + 6) % 7] as Weekday;

/** The printed hours of a weekday: `24/7`, `closed`, or a range. */
export function hoursOfWeekday(hours: Hours, department: Department, day: Weekday): string {
  const usual = { gaming: hours.gaming, dining: `${hours.diningOpens}-${hours.diningCloses}` };
  const group = hours.days?.find(({ weekdays: days }) => days.includes(day));
  return group?.[department] ?? usual[department];
}

/** The usual hours of `venue.md`, those of the weekday, or those of an exception. */
export function hoursOfDate(hours: Hours, department: Department, date: string): string {
  const exception = hours.exceptions?.find((each) => each.date === date);
  return exception?.[department] ?? hoursOfWeekday(hours, department, weekdayOf(date));
}

/** Whether printed hours include a printed time. What comes after midnight belongs to the day before. */
export function isOpenAt(hours: string, printed: string): boolean {
  const range = openingRange(hours);
  const time = clockTime(printed);
  return Boolean(range && time && isBetween(time, range.opens, range.closes));
}

/** The exceptions that are not over, the next one first. */
export function exceptionsToCome(hours: Hours, from: string) {
  const toCome = (hours.exceptions ?? []).filter(({ date }) => date >= from);
  return toCome.toSorted((one, other) => one.date.localeCompare(other.date));
}

/** The hours of a department for search engines: the usual ones, other weekdays, and exceptions to come. */
export function hoursForSearch(
  hours: Hours,
  department: Department,
  from: string,
): OpeningHoursSpecification[] {
  const byHours = Object.groupBy(weekdays, (day) => hoursOfWeekday(hours, department, day));
  const weekly = Object.entries(byHours).map(([printed, dayOfWeek = []]) => ({
    ...specification(printed),
    dayOfWeek,
  }));
  const single = exceptionsToCome(hours, from).flatMap(({ date, [department]: printed }) =>
    printed ? [{ ...specification(printed), validFrom: date, validThrough: date }] : [],
  );
  return [...weekly, ...single];
}

function specification(printed: string) {
  // Closed all day: see `openingRange`.
  const { opens, closes } = openingRange(printed) ?? { opens: '00:00', closes: '00:00' };
  return { '@type': 'OpeningHoursSpecification' as const, opens, closes };
}
