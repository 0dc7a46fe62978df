/** What the clock on the venue's wall shows. Dates and times are such as `2026-12-04` and `2026-12-04T20:00`. */

const minute = 60_000;
const day = 24 * 60 * minute;

/** The formats of the zones in use. To make one takes far longer than to use it, and the form asks at each change. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', options);
  formats.set(timeZone, format);
  return format;
}

/** The venue's date and time at an instant, in a zone of the IANA database such as `Europe/London`. */
function clockAt(instant: number, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The venue's date at an instant, by default now. */
export function today(timeZone: string, now = Date.now()): string {
  return clockAt(now, timeZone).slice(0, 10);
}

/** A time zone, or the visitor's own where the browser is older than its name. */
export function supportedZone(timeZone: string): string {
  try {
    formatOf(timeZone);
    return timeZone;
  } catch {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
}

/** The date some days after another, or before it with a negative number. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/**
 * The instants at which the venue's clock shows a time, the first one first. There are none in the hour that is left out
 * when the clocks go forward, and two in the hour that comes twice when they go back.
 */
export function instantsOf(dateTime: string, timeZone: string): number[] {
  const asUtc = Date.parse(`${dateTime}Z`);
  // The clock's distance from UTC before and after any change near that time.
  const offsets = [asUtc + day, asUtc - day].map(
    (instant) => Date.parse(`${clockAt(instant, timeZone)}Z`) - instant,
  );
  return [...new Set(offsets)]
    .map((offset) => asUtc - offset)
    .filter((instant) => clockAt(instant, timeZone) === dateTime)
    .sort((one, other) => one - other);
}

/**
 * A time in ISO 8601, with the venue's distance from UTC on that date: `2026-07-01T20:00+01:00`. A time that the clock skips
 * has none.
 */
export function withOffset(dateTime: string, timeZone: string): string {
  const [instant] = instantsOf(dateTime, timeZone);
  if (instant === undefined) return dateTime;
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  return `${dateTime}${offset?.value.replace('GMT', '')}`;
}
