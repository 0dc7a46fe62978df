import { clockTime } from '../schemas/clock-time.ts';

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
