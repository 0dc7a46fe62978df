/** The times at which a table can be booked. All are such as `20:30`, unless they are called printed. */
import { clockTime, isBetween, openingRange } from '../../../schemas/clock-time.ts';
import type { Venue } from '../../../schemas/venue.ts';
import { weekdays } from '../../../schemas/weekday.ts';
import { exceptionsToCome, hoursOfDate, hoursOfWeekday } from '../../../lib/opening-hours.ts';

type Hours = Venue['hours'];

/** The half hours from opening to closing, both as printed. None if a time cannot be read. */
export function halfHours(opens: string, closes: string): string[] {
  const from = clockTime(opens);
  const to = clockTime(closes);
  if (!from || !to) return [];
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
  const open = hours
    .flatMap((hour) => [`${hour}:00`, `${hour}:30`])
    .filter((time) => isBetween(time, from, to));
  // Those after midnight come last.
  return [...open.filter((time) => time >= from), ...open.filter((time) => time < from)];
}

/** The earliest opening and the latest closing of the kitchen on any day. */
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

/** The kitchen on a day: when it opens and closes, unless it is closed, and the words that refuse another time. */
export interface KitchenDay {
  range?: [opens: string, closes: string];
  words: string;
}

function kitchenDay(gaming: string, dining: string): KitchenDay {
  const range = openingRange(dining);
  if (range) return { range: [range.opens, range.closes], words: `Open ${dining} that day.` };
  return { words: `${gaming === 'closed' ? 'We are' : 'The kitchen is'} closed that day.` };
}

/** The kitchen by weekday, from 0 for Sunday, and by date. Undefined if its hours are the same every day. */
export function kitchenByDay(hours: Hours, from: string): Record<string, KitchenDay> | undefined {
  if (!hours.days && !hours.exceptions) return undefined;
  return Object.fromEntries([
    ...weekdays.map((day, index) => [
      (index + 1) % 7,
      kitchenDay(hoursOfWeekday(hours, 'gaming', day), hoursOfWeekday(hours, 'dining', day)),
    ]),
    ...exceptionsToCome(hours, from).map(({ date }) => [
      date,
      kitchenDay(hoursOfDate(hours, 'gaming', date), hoursOfDate(hours, 'dining', date)),
    ]),
  ]);
}

/** The name of the part of the day of a time. */
function partOfDay(time: string): string {
  if (time < '12:00') return 'Morning';
  return time < '18:00' ? 'Afternoon' : 'Evening';
}

/** Times of a part of the day. Those `atNight` come after the midnight that ends the day. */
interface PartOfDay {
  label: string;
  atNight: boolean;
  times: string[];
}

/** Groups the times of one day of opening, in their order. A time before the first one comes after midnight. */
export function partsOfDay(times: readonly string[]): PartOfDay[] {
  const parts: PartOfDay[] = [];
  for (const time of times) {
    const atNight = time < (times[0] ?? '');
    const label = atNight ? 'After midnight' : partOfDay(time);
    if (parts.at(-1)?.label !== label) parts.push({ label, atNight, times: [] });
    parts.at(-1)?.times.push(time);
  }
  return parts;
}
