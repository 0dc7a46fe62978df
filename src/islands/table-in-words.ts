import { printedTime } from '../lib/opening-hours.ts';

const numbers = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The fields of a wish for a table: a number, a date such as `2026-12-04`, and a time such as `20:00`. */
type TableWish = Partial<Record<'guests' | 'day' | 'time', string>>;

/**
 * A wish for a table, such as "Table for six, Friday 4 December, 8 PM". Empty if there is none. A time `atNight` comes
 * after the midnight that ends the day.
 */
export function tableInWords({ guests, day, time }: TableWish, atNight: boolean): string {
  if (!guests && !day && !time) return '';
  const table = guests ? `Table for ${numbers[Number(guests) - 2]}` : 'Table';
  const date = day && `${atNight ? 'the night of ' : ''}${dateInWords(day)}`;
  return [table, date, time && printedTime(time)].filter(Boolean).join(', ');
}

function dateInWords(day: string): string {
  const date = new Date(`${day}T12:00`);
  const part = (options: Intl.DateTimeFormatOptions) => date.toLocaleDateString('en-GB', options);
  // As one format, some browsers put a comma after the weekday.
  return `${part({ weekday: 'long' })} ${part({ day: 'numeric', month: 'long' })}`;
}
