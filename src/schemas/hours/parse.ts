/** Reads hours as editors write them. Nothing else in the project reads hours from text. */
import { dayLength, wholeDay, type Range, type Ranges } from './range.ts';

/**
 * The minutes from midnight to a written time: `6 AM`, `6:30 pm`, `6.30 pm`, `18:00`, `24:00`, `noon`. Undefined if it is not a
 * time.
 */
export function parseTime(written: string): number | undefined {
  const time = written.trim().toLowerCase();
  if (time === 'noon') return dayLength / 2;
  if (time === 'midnight' || time === '24:00') return 0;
  const [, hour, minute, half] = /^(\d{1,2})(?:[:.]([0-5]\d))?\s*([ap]m)?$/.exec(time) ?? [];
  // A bare number, such as 7, is ambiguous.
  if (!hour || !(half ?? minute)) return undefined;
  const hours = half ? hoursOfHalf(Number(hour), half) : Number(hour);
  return hours < 24 ? hours * 60 + Number(minute ?? 0) : undefined;
}

/** Converts an hour from 1 to 12 with `am` or `pm` to the 24-hour clock. Infinity for other hours. */
function hoursOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Infinity;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** A range that may end after midnight. Undefined for one without a length. */
const rangeOf = (opens: number, closes: number): Range | undefined =>
  opens === closes ? undefined : { opens, closes: closes < opens ? closes + dayLength : closes };

function parseRange(written: string): Range | undefined {
  const [opens, closes, ...others] = written.split(/\s*(?:\p{Dash}|\bto\b)\s*/u).map(parseTime);
  if (opens === undefined || closes === undefined || others.length > 0) return undefined;
  return rangeOf(opens, closes);
}

/**
 * The hours of a day: `closed`, `24/7`, `24 hours`, or ranges such as `noon-3 PM, 6 PM-2 AM`. Undefined if they are none of
 * these, or if the ranges are not in the order of the day.
 */
export function parseRanges(written: string): Ranges | undefined {
  if (/^closed$/i.test(written)) return [];
  if (/^24(\s*\/\s*7| hours)$/i.test(written)) return wholeDay;
  const ranges: Range[] = [];
  for (const range of written.split(',').map(parseRange)) {
    if (!range || range.opens <= (ranges.at(-1)?.closes ?? -1)) return undefined;
    ranges.push(range);
  }
  const [first, last] = [ranges[0], ranges.at(-1)];
  // The night must end before the day begins again.
  return first && last && last.closes - dayLength <= first.opens ? ranges : undefined;
}

/** The end of what starts at a minute, which may be after midnight. Undefined if both are the same. */
export const endAfter = (starts: number, ends: number) => rangeOf(starts, ends)?.closes;

/** Whether written hours are on the 24-hour clock. Undefined if they suit both clocks: `24/7`, `noon-midnight`. */
export function is24Hour(written: string): boolean | undefined {
  if (/\d\s*[ap]m\b/i.test(written)) return false;
  return /\d[:.]\d/.test(written) || undefined;
}
