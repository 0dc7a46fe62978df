import { daysAfter, localTime, timeOfDate } from '../../../lib/hours/venue-clock.ts';

/** How far ahead a table can be booked, in days. */
export const daysAhead = 90;

/** The errors of fields, for other days and for times in the past. */
export const badDayError = `Choose a day in the next ${daysAhead} days.`;
export const pastTimeError = 'Choose a later time.';

/** The first bookable date: today, or yesterday while its last bookable minute is in the future. */
export function firstDate(lastMinute: number, timeZone: string): string {
  const now = localTime(timeZone);
  const date = now.slice(0, 10);
  const yesterday = daysAfter(date, -1);
  return timeOfDate(yesterday, lastMinute) > now ? yesterday : date;
}

/** A number of guests, a date such as `2026-12-04`, and a time such as `8 PM`. Each may be empty. */
export interface Booking {
  guests: string;
  day: string;
  time: string;
  /** Whether the time is after the midnight that ends the day. */
  isAtNight: boolean;
}

/** A booking in words: "Table for six, Friday 4 December, 8 PM". Empty if nothing is chosen. */
export function bookingInWords(booking?: Booking): string {
  if (!booking?.guests && !booking?.day && !booking?.time) return '';
  return [guestsInWords(booking), whenInWords(booking)].filter(Boolean).join(', ');
}

/** The numbers of guests in words, from 1 on. */
const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

function guestsInWords({ guests }: Booking): string {
  return guests ? `Table for ${numbers[Number(guests) - 1] ?? guests}` : 'A table';
}

function whenInWords({ day, time, isAtNight }: Booking): string {
  const date = day && `${isAtNight ? 'the night of ' : ''}${dateInWords(day)}`;
  return [date, time].filter(Boolean).join(', ');
}

function dateInWords(day: string): string {
  const date = new Date(`${day}T12:00`);
  const part = (options: Intl.DateTimeFormatOptions) => date.toLocaleDateString('en-GB', options);
  // Formatted together, some browsers put a comma after the weekday.
  return `${part({ weekday: 'long' })} ${part({ day: 'numeric', month: 'long' })}`;
}
