/** The bookable times. Times look like `20:30`; printed times, like `8:30 PM`. */
import { clockTime, isBetween, openingRange } from '../../../schemas/clock-time.ts';
import type { Venue } from '../../../schemas/venue.ts';
import { weekdays } from '../../../schemas/weekday.ts';
import { upcomingExceptions, hoursOfDate, hoursOfWeekday } from '../../../lib/opening-hours.ts';

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
  // Times after midnight come last.
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
  // A kitchen that closes after midnight closes last.
  const atNight = ranges.filter(({ opens, closes }) => closes <= opens);
  const last = atNight.length > 0 ? atNight : ranges;
  const latest =
    last
      .map(({ closes }) => closes)
      .sort()
      .at(-1) ?? hours.diningCloses;
  // Together, the hours of several days may cover the whole day.
  const isAlwaysOpen = atNight.length > 0 && latest >= earliest;
  return [earliest, isAlwaysOpen ? earliest : latest];
}

/** The kitchen on one day. Without `range`, it is closed. `words` is the error for any other time. */
export interface KitchenDay {
  range?: [opens: string, closes: string];
  words: string;
}

function kitchenDay(gaming: string, dining: string): KitchenDay {
  const range = openingRange(dining);
  if (range) return { range: [range.opens, range.closes], words: `Open ${dining} that day.` };
  return { words: `${gaming === 'closed' ? 'We are' : 'The kitchen is'} closed that day.` };
}

/** The kitchen hours by weekday (0 is Sunday) and by date, from `from` on. Undefined if they are the same every day. */
export function kitchenByDay(hours: Hours, from: string): Record<string, KitchenDay> | undefined {
  if (!hours.days && !hours.exceptions) return undefined;
  return Object.fromEntries([
    ...weekdays.map((day, index) => [
      (index + 1) % 7,
      kitchenDay(hoursOfWeekday(hours, 'gaming', day), hoursOfWeekday(hours, 'dining', day)),
    ]),
    ...upcomingExceptions(hours, from).map(({ date }) => [
      date,
      kitchenDay(hoursOfDate(hours, 'gaming', date), hoursOfDate(hours, 'dining', date)),
    ]),
  ]);
}

function partOfDay(time: string): string {
  if (time < '12:00') return 'Morning';
  return time < '18:00' ? 'Afternoon' : 'Evening';
}

/** The bookable times of a part of the day. Times `atNight` are after the midnight that ends the day. */
interface PartOfDay {
  label: string;
  atNight: boolean;
  times: string[];
}

/** Groups the times of one opening day, in order. A time earlier than the first is after midnight. */
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
