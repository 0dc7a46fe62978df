/** The hours of the kitchen, for the times at which a table can be booked. */
import { openingRange } from '../schemas/clock-time.ts';
import { weekdays } from '../schemas/hours.ts';
import type { Venue } from '../schemas/venue.ts';
import { exceptionsToCome, hoursOfDate, hoursOfWeekday } from './hours-by-day.ts';

type Hours = Venue['hours'];

/** The earliest opening and the latest closing of the kitchen on any day, on the 24-hour clock. */
export function widestDining(hours: Hours): [opens: string, closes: string] {
  const printed = [
    ...weekdays.map((day) => hoursOfWeekday(hours, 'dining', day)),
    ...(hours.exceptions ?? []).flatMap(({ dining }) => dining ?? []),
  ];
  const ranges = printed.flatMap((each) => openingRange(each) ?? []);
  const [earliest = hours.diningOpens] = ranges.map(({ opens }) => opens).sort();
  // Those that close after midnight close last.
  const atNight = ranges.filter(({ opens, closes }) => closes <= opens);
  const last = atNight.length > 0 ? atNight : ranges;
  const latest =
    last
      .map(({ closes }) => closes)
      .sort()
      .at(-1) ?? hours.diningCloses;
  // The hours of several days together may cover the whole day.
  const isAlwaysOpen = atNight.length > 0 && latest >= earliest;
  return [earliest, isAlwaysOpen ? earliest : latest];
}

/** The hours of the kitchen on a day, as `18:00` and as printed. Without any, it is closed. */
export type KitchenHours = [opens: string, closes: string, printed: string] | [];

/** The hours of the kitchen by weekday, from 0 for Sunday, and by date. Undefined if they are the same every day. */
export function kitchenByDay(hours: Hours, from: string): Record<string, KitchenHours> | undefined {
  if (!hours.days && !hours.exceptions) return undefined;
  const entry = (day: number | string, printed: string): [number | string, KitchenHours] => {
    const range = openingRange(printed);
    return [day, range ? [range.opens, range.closes, printed] : []];
  };
  return Object.fromEntries([
    ...weekdays.map((day, index) => entry((index + 1) % 7, hoursOfWeekday(hours, 'dining', day))),
    ...exceptionsToCome(hours, from).map(({ date }) =>
      entry(date, hoursOfDate(hours, 'dining', date)),
    ),
  ]);
}
