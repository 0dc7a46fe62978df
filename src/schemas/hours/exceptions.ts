/** The days of an exception to the weekly hours. */
import { z } from 'astro/zod';
import { calendarDay } from '../fields.ts';
import { weekdayOf, weekdays } from '../weekday.ts';

/** A span of dates such as `2026-12-24`, both included. */
export interface Dates {
  from: string;
  to: string;
}

const wanted =
  'A day as year-month-day, or the first and the last of several days. For example: 2026-12-24 to 2027-01-02';

const isDate = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day);

const span = z.string({ error: wanted }).transform((written, { addIssue }) => {
  const [from = '', to = from, ...others] = written.trim().split(/\s+(?:to|\p{Dash})\s+/u);
  if ([from, to].every(isDate) && from <= to && others.length === 0) return { from, to };
  addIssue({ code: 'custom', message: wanted });
  return z.NEVER;
});

/** A date, or the first and the last of several dates: `2026-12-24 to 2027-01-02`. */
export const dates = z
  .union([calendarDay('').transform((day) => ({ from: day, to: day })), span], { error: wanted })
  .describe(wanted);

/** Refuses a date that is in two items of a list. */
export function onceOnly(items: readonly { date: Dates }[], { addIssue }: z.core.$RefinementCtx) {
  for (const [index, { date }] of items.entries()) {
    const other = items
      .slice(0, index)
      .find(({ date: { from, to } }) => from <= date.to && date.from <= to);
    if (!other) continue;
    const message = `These days and ${other.date.from} to ${other.date.to} overlap. Shorten or delete one of the two.`;
    addIssue({ code: 'custom', path: [index, 'date'], message });
  }
}

/** The weekdays between two dates. */
export function weekdaysIn({ from, to }: Dates) {
  const first = weekdays.indexOf(weekdayOf(from));
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return weekdays.filter((_, index) => (index - first + 7) % 7 <= length);
}
