import { clockTime } from '../schemas/clock-time.ts';

const day = 24 * 60;

/** The minutes from midnight to a time such as `20:30`. Undefined if there is none. */
function minutesOf(time: string | undefined): number | undefined {
  const [hours, minutes] = (time ?? '').split(':').map(Number);
  return minutes === undefined ? undefined : Number(hours) * 60 + minutes;
}

/** The half hours from one printed time to the next time of that name, on the 24-hour clock. None if one cannot be read. */
export function halfHours(opens: string, closes: string): string[] {
  const from = minutesOf(clockTime(opens));
  const to = minutesOf(clockTime(closes));
  if (from === undefined || to === undefined) return [];
  const end = to > from ? to : to + day;
  const times: string[] = [];
  for (let at = Math.ceil(from / 30) * 30; at < end; at += 30) {
    const parts = [Math.floor((at % day) / 60), at % 60];
    times.push(parts.map((part) => String(part).padStart(2, '0')).join(':'));
  }
  return times;
}

/** Whether a time is between two others, all such as `20:30`. The last may be after midnight, and is not included. */
export function isBetween(time: string, opens: string, closes: string): boolean {
  return closes <= opens ? time >= opens || time < closes : time >= opens && time < closes;
}

/** A time on the 24-hour clock as it is printed: `20:30` is `8:30 PM`. */
export function printedTime(time: string): string {
  if (time === '00:00') return 'midnight';
  if (time === '12:00') return 'noon';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${minute}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
