/** Dates and times in the venue's time zone, such as `2026-12-04` and `2026-12-04T20:00`. */
import { dayInMilliseconds, dayLength } from '../../schemas/hours/range.ts';
import { isoTime } from './print.ts';

/** Formats by time zone. Creating one is slow, and the form needs it at every change. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', options);
  formats.set(timeZone, format);
  return format;
}

/** The date and time at a timestamp, in an IANA time zone such as `Europe/London`. */
function clockAt(instant: number, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The current date in a time zone. */
export function today(timeZone: string, now = Date.now()): string {
  return clockAt(now, timeZone).slice(0, 10);
}

/** The time zone, or the visitor's own if an old browser does not know it. */
export function supportedZone(timeZone: string): string {
  try {
    formatOf(timeZone);
    return timeZone;
  } catch {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
}

/** The date `days` after another, or before it if negative. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayInMilliseconds).toISOString().slice(0, 10);
}

/** The local time at a minute of a date or of the night after it: `2026-12-04T20:00`. */
export const timeOfDate = (date: string, minute: number) =>
  `${daysAfter(date, Math.floor(minute / dayLength))}T${isoTime(minute)}`;

/**
 * The timestamps of a local time, in order. There are none in the hour that is skipped when the clocks go forward, and two
 * in the hour that is repeated when they go back.
 */
export function instantsOf(dateTime: string, timeZone: string): number[] {
  const asUtc = Date.parse(`${dateTime}Z`);
  // The UTC offsets before and after a possible change of the clocks.
  const offsets = [asUtc + dayInMilliseconds, asUtc - dayInMilliseconds].map(
    (instant) => Date.parse(`${clockAt(instant, timeZone)}Z`) - instant,
  );
  return [...new Set(offsets)]
    .map((offset) => asUtc - offset)
    .filter((instant) => clockAt(instant, timeZone) === dateTime)
    .sort((one, other) => one - other);
}

/**
 * A local time in ISO 8601, with its UTC offset: `2026-07-01T20:00+01:00`. A time that the clocks skip has no offset.
 */
export function withOffset(dateTime: string, timeZone: string): string {
  const [instant] = instantsOf(dateTime, timeZone);
  if (instant === undefined) return dateTime;
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  return `${dateTime}${offset?.value.replace('GMT', '')}`;
}
