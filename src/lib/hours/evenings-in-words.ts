/** The dates and times of evenings, in words. */
import type { Evening } from '../../schemas/evening.ts';
import type { Hours } from '../../schemas/hours/hours.ts';
import { weekdayOf } from '../../schemas/hours/weekday.ts';
import { listInWords } from '../words/list.ts';
import { startOf, type Times } from './evenings.ts';
import { printDate, printRange, printTime } from './print.ts';
import { daysAfter } from './venue-clock.ts';

/** Prints when an evening starts and, if it has an end, when it ends: `8 PM` or `8 PM-11 PM`. */
export const printTimes = ({ starts, ends }: Times, clock: Hours) =>
  ends === undefined
    ? printTime(starts, clock)
    : printRange({ opens: starts, closes: ends }, clock);

/** The next day of an evening: the weekday of a weekly one within the next seven days, otherwise the date. */
export function dayInWords({ weekday, week }: Evening, next: string, from: string): string {
  return weekday && !week && next <= daysAfter(from, 6) ? weekdayOf(next) : printDate(next);
}

/**
 * The weekdays or the date of an evening: `Tuesday and Thursday`, `first Friday of the month`. A start after midnight belongs to
 * the night of the day before: `Friday night`, `Friday night, 4 December`.
 */
export function whenInWords(evening: Evening, next: string, hours: Hours): string {
  const { weekday, week } = evening;
  const isAfterMidnight = !startOf(evening, next, hours).startsWith(next);
  if (!weekday) return isAfterMidnight ? printDate(next).replace(' ', ' night, ') : printDate(next);
  const days = listInWords(week ? weekday.map((day) => `${week} ${day}`) : weekday);
  return `${days}${isAfterMidnight ? ' night' : ''}${week ? ' of the month' : ''}`;
}
