/** Prints times and hours on the clock of the venue. */
import { dayLength, isWholeDay, type Range, type Ranges } from '../../schemas/hours/range.ts';
import { keepNumbers } from '../words/keep-numbers.ts';

/** The clock of printed times, as in the venue's hours. */
interface Clock {
  is24Hour: boolean;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** A time for URLs and machines: `20:30`. The minutes of the night are those of the next day. */
export function isoTime(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(minute % 60)}`;
}

/** A time for visitors, without a line break: `8:30 PM`, `noon` or `20:30`. */
export function printTime(minute: number, { is24Hour }: Clock): string {
  if (is24Hour) return isoTime(minute);
  const ofDay = minute % dayLength;
  if (ofDay === 0) return 'midnight';
  if (ofDay === dayLength / 2) return 'noon';
  const minutes = ofDay % 60 ? `:${twoDigits(ofDay % 60)}` : '';
  return `${Math.floor(ofDay / 60) % 12 || 12}${minutes}\u00A0${ofDay < dayLength / 2 ? 'AM' : 'PM'}`;
}

/** The end of a range. On the 24-hour clock, midnight is `24:00`. */
export const printEnd = (closes: number, clock: Clock) =>
  clock.is24Hour && closes % dayLength === 0 ? '24:00' : printTime(closes, clock);

/** `6 PM-2 AM`. */
export const printRange = ({ opens, closes }: Range, clock: Clock) =>
  `${printTime(opens, clock)}-${printEnd(closes, clock)}`;

/** The hours of a day: `noon-3 PM and 6 PM-2 AM`, `24 hours` or `closed`. */
export function printRanges(ranges: Ranges, clock: Clock): string {
  if (ranges.length === 0) return 'closed';
  if (isWholeDay(ranges)) return '24 hours';
  return ranges.map((range) => printRange(range, clock)).join(' and ');
}

/** A date such as `2026-12-04`, with day and month on one line: `Friday 4 December`. */
export function printDate(date: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return keepNumbers(new Date(date).toLocaleDateString('en-GB', parts));
}
