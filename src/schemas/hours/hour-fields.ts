/** The types of fields that hold times. Their output is in minutes. */
import { z } from 'astro/zod';
import { calendarDay, oneOf, text } from '../fields/fields.ts';
import { dayInMilliseconds } from './range.ts';
import { weekdays } from './weekday.ts';
import { is24Hour, parseRanges, parseTime } from './parse.ts';

/** A text that `parse` reads. Refuses any other text. */
function parsed<Value>(
  what: string,
  example: string,
  parse: (written: string) => Value | undefined,
) {
  return text(what, 80, example).transform((written, { addIssue }): Value => {
    const value = parse(written);
    if (value !== undefined) return value;
    addIssue({ code: 'custom', message: `${what} For example: ${example}` });
    return z.NEVER;
  });
}

/** A time of day. */
export const timeOfDay = (what: string, example: string) => parsed(what, example, parseTime);

const rangesWanted =
  'Write the hours in the order of the day, such as 16:00-02:00 or noon-3 PM, 6 PM-11 PM, or 24/7, or closed.';

/** The hours of a day. */
export const hoursOfDay = (what: string, example: string) =>
  parsed(`${what} ${rangesWanted}`, example, (written) => {
    const ranges = parseRanges(written);
    return ranges && { ranges, is24Hour: is24Hour(written) };
  });
export type HoursOfDay = z.output<ReturnType<typeof hoursOfDay>>;

const weekday = oneOf('A day of the week.', weekdays);

/** At least one weekday. Brackets may be missing. */
export const weekdayList = (error: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(/\s*,\s*/) : value),
    z.array(weekday, { error }).min(1, { error }).describe(error),
  );

const datesWanted =
  'A day as year-month-day, or the first and the last of several days. For example: 2026-12-24 to 2027-01-02';

/** A date, or the first and the last of several: `2026-12-24 to 2027-01-02`. The output is all dates. */
export const dates = z
  .union([calendarDay(''), z.string()], { error: datesWanted })
  .transform((written, { addIssue }) => {
    const [from = '', to = from] = written.trim().split(/\s+(?:to|\p{Dash})\s+/u);
    const start = Date.parse(from);
    const length = (Date.parse(to) - start) / dayInMilliseconds + 1 || 0;
    const days = Array.from({ length }, (_, index) =>
      new Date(start + index * dayInMilliseconds).toISOString().slice(0, 10),
    );
    if (days[0] === from && days.at(-1) === to) return days;
    addIssue({ code: 'custom', message: datesWanted });
    return z.NEVER;
  })
  .describe(datesWanted);
