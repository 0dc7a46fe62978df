import { clockTime } from '../schemas/clock-time.ts';
import type { Venue } from '../schemas/venue.ts';

/** The half hours from opening to closing, both as printed, on the 24-hour clock. None if a time cannot be read. */
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

/** Whether a time is between two others, all such as `20:30`. The last may be after midnight, and is not included. */
export function isBetween(time: string, opens: string, closes: string): boolean {
  return closes <= opens ? time >= opens || time < closes : time >= opens && time < closes;
}

/** Whether none of a venue's hours has AM or PM, and one is such as `18:30`. */
function is24Hour({
  gaming,
  diningOpens,
  diningCloses,
  days = [],
  exceptions = [],
}: Venue['hours']) {
  const others = [...days, ...exceptions].flatMap((each) => [each.gaming ?? '', each.dining ?? '']);
  const printed = [gaming, diningOpens, diningCloses, ...others].join(' ');
  return printed.includes(':') && !/\d\s*[ap]m/i.test(printed);
}

/** A time such as `20:30`, printed on the clock that the venue's hours use: `8:30 PM` or `20:30`. */
export function printedTime(time: string, hours: Venue['hours']): string {
  if (is24Hour(hours)) return time;
  if (time === '00:00') return 'midnight';
  if (time === '12:00') return 'noon';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${minute}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
