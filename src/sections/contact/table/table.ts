import { seats } from '../../../lib/seats.ts';

/** How far ahead a table can be booked, in days. */
export const daysAhead = 90;

/** The date in some days, as a date field has it, by the visitor's clock. */
export function dateIn(days: number, now = new Date()): string {
  // Midnight by the calendar: a day that changes its clocks has no 24 hours.
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** The first date that can be booked: the day before until `lastTime`, such as `01:30`, the last time of its night. */
export function firstDate(lastTime: string, now = new Date()): string {
  return dateIn(now.toTimeString().slice(0, 5) < lastTime ? -1 : 0, now);
}

/** Whether a time such as `20:00` of a date has come. That of a time `atNight` comes after the midnight that ends the day. */
export function isPast(day: string, time: string, atNight: boolean, now = new Date()): boolean {
  const start = new Date(`${day}T${time}`);
  if (atNight) start.setDate(start.getDate() + 1);
  return start <= now;
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
