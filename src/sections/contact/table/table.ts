import { seats } from '../../../lib/seats.ts';
import { daysAfter, instantsOf, today } from '../../../lib/venue-clock.ts';

/** How far ahead a table can be booked, in days. */
export const daysAhead = 90;

/**
 * The instants at which a time such as `20:00` of a date comes, by the venue's clock. That of a time `atNight` comes after the
 * midnight that ends the day.
 */
export function startsOf(day: string, time: string, atNight: boolean, timeZone: string): number[] {
  return instantsOf(`${atNight ? daysAfter(day, 1) : day}T${time}`, timeZone);
}

/** The first date that can be booked: the day before, as long as one of the times of its night is still to come. */
export function firstDate(
  nightTimes: readonly string[],
  timeZone: string,
  now = Date.now(),
): string {
  const date = today(timeZone, now);
  const yesterday = daysAfter(date, -1);
  const starts = nightTimes.flatMap((time) => startsOf(yesterday, time, true, timeZone));
  return starts.some((start) => start > now) ? yesterday : date;
}

/** A number of guests, a date such as `2026-12-04`, and a time such as `8 PM`. Each may be empty. */
export interface Table {
  guests: string;
  day: string;
  time: string;
  /** Whether the time comes after the midnight that ends the day. */
  atNight: boolean;
}

/** A table such as "Table for six, Friday 4 December, 8 PM". Empty if nothing is chosen. */
export function tableInWords(table?: Table): string {
  if (!table?.guests && !table?.day && !table?.time) return '';
  return [guestsInWords(table), whenInWords(table)].filter(Boolean).join(', ');
}

/** The guests of a table: "Table for six". */
function guestsInWords({ guests }: Table): string {
  return guests ? `Table for ${seats.get(Number(guests)) ?? guests}` : 'A table';
}

/** The day and time of a table: "Friday 4 December, 8 PM". */
function whenInWords({ day, time, atNight }: Table): string {
  const date = day && `${atNight ? 'the night of ' : ''}${dateInWords(day)}`;
  return [date, time].filter(Boolean).join(', ');
}

function dateInWords(day: string): string {
  const date = new Date(`${day}T12:00`);
  const part = (options: Intl.DateTimeFormatOptions) => date.toLocaleDateString('en-GB', options);
  // As one format, some browsers put a comma after the weekday.
  return `${part({ weekday: 'long' })} ${part({ day: 'numeric', month: 'long' })}`;
}
