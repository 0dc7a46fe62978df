/** Dates and times on the venue's clock, such as `2026-12-04` and `2026-12-04T20:00`. As strings, they sort by time. */
import { dayInMilliseconds, dayLength } from '../../schemas/hours/range.ts';
import { isoTime } from './print.ts';

/** The current date and time in an IANA time zone such as `Europe/London`. */
export function localTime(timeZone: string, now = Date.now()): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(now);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The current date in a time zone. */
export function today(timeZone: string, now?: number): string {
  return localTime(timeZone, now).slice(0, 10);
}

/** The date `days` after another, or before it if negative. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayInMilliseconds).toISOString().slice(0, 10);
}

/** The local time at a minute of a date or of the night after it: `2026-12-04T20:00`. */
export const timeOfDate = (date: string, minute: number) =>
  `${daysAfter(date, Math.floor(minute / dayLength))}T${isoTime(minute)}`;

/** A local time in ISO 8601, with its UTC offset: `2026-07-01T20:00+01:00`. */
export function withOffset(dateTime: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (instant: string) => {
    const parts = format.formatToParts(new Date(instant));
    const { value = '' } = parts.find(({ type }) => type === 'timeZoneName') ?? {};
    return value === 'GMT' ? '+00:00' : value.replace('GMT', '');
  };
  // The offset of a time in UTC may differ on the day when the clocks change.
  const nearby = offsetAt(`${dateTime}Z`);
  return `${dateTime}${offsetAt(`${dateTime}${nearby}`)}`;
}
