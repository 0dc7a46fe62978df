import type { OpeningHoursSpecification } from 'schema-dts';

const dayOfWeek = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Daily hours for search engines. Undefined if a time cannot be read. */
export function dailyHours(opens: string, closes: string): OpeningHoursSpecification | undefined {
  const [from, to] = [clockTime(opens), clockTime(closes)];
  if (!from || !to) return undefined;
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: from, closes: to };
}

/** Printed hours for search engines: `24/7`, or a range such as `10 AM-2 AM`. */
export function printedHours(hours: string): OpeningHoursSpecification | undefined {
  // Google reads 00:00 to 00:00 as closed all day:
  // https://developers.google.com/search/docs/appearance/structured-data/local-business
  if (/^24\s*\/\s*7$/.test(hours)) return dailyHours('00:00', '23:59');
  const [opens = '', closes = ''] = hours.split(/\s*[-–]\s*/);
  return dailyHours(opens, closes);
}

/** A printed time (`6 AM`, `6:30 pm`, `18:00`, `noon`) on the 24-hour clock. Undefined if it cannot be read. */
export function clockTime(printed: string): string | undefined {
  const word = /^(midnight|noon)$/i.exec(printed.trim())?.[1];
  if (word) return word.toLowerCase() === 'noon' ? '12:00' : '00:00';
  const [, hour, minute = '00', half] =
    /^(\d{1,2})(?::([0-5]\d))?\s*([AP]M)?$/i.exec(printed.trim()) ?? [];
  if (!hour || (!half && !printed.includes(':'))) return undefined;
  if (half ? Number(hour) < 1 || Number(hour) > 12 : Number(hour) > 23) return undefined;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** The half hours from one printed time to the next time of that name, on the 24-hour clock. None if one cannot be read. */
export function halfHours(opens: string, closes: string): string[] {
  const [from, to] = [opens, closes].map((printed) => {
    const [hour, minute] = (clockTime(printed) ?? '').split(':').map(Number);
    return Math.ceil((Number(hour) * 60 + Number(minute)) / 30);
  }) as [number, number];
  const count = to > from ? to - from : to - from + 48;
  return Array.from({ length: count || 0 }, (_, index) => {
    const half = (from + index) % 48;
    return `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
  });
}

/** A time on the 24-hour clock as it is printed: `20:30` is `8:30 PM`. */
export function printedTime(time: string): string {
  if (time === '00:00') return 'midnight';
  if (time === '12:00') return 'noon';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${minute}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
