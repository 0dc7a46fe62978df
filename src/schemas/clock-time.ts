/** Times of day as editors print them, and on the 24-hour clock: `8:30 PM` is `20:30`. */

/** A printed time (`6 AM`, `6:30 pm`, `18:00`, `24:00`, `noon`) on the 24-hour clock. Undefined if it cannot be read. */
export function clockTime(printed: string): string | undefined {
  const time = printed.trim().toLowerCase();
  if (time === 'noon') return '12:00';
  if (time === 'midnight' || time === '24:00') return '00:00';
  const [, hour, minute = '00', half] = /^(\d{1,2})(?::([0-5]\d))?\s*([ap]m)?$/.exec(time) ?? [];
  // A bare number, such as 7, may be the morning or the evening.
  if (!hour || (!half && !time.includes(':'))) return undefined;
  const hours = half ? hoursOfHalf(Number(hour), half) : Number(hour);
  return hours > 23 ? undefined : `${String(hours).padStart(2, '0')}:${minute}`;
}

/** An hour from 1 to 12 of a half day (`am` or `pm`) on the 24-hour clock. Infinity for another number. */
function hoursOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Infinity;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** Printed hours, `24/7`, `24 hours` or a range such as `10 AM-2 AM`, on the 24-hour clock. Undefined if a time cannot be read. */
export function openingRange(hours: string): { opens: string; closes: string } | undefined {
  // Google reads 00:00 to 00:00 as closed all day:
  // https://developers.google.com/search/docs/appearance/structured-data/local-business
  if (/^24(\s*\/\s*7| hours)$/.test(hours)) return { opens: '00:00', closes: '23:59' };
  const [opens, closes, ...others] = hours.split(/\s*[-–]\s*/).map(clockTime);
  return opens && closes && others.length === 0 ? { opens, closes } : undefined;
}

/** Whether a time is between two others, all such as `20:30`. The last may be after midnight, and is not included. */
export function isBetween(time: string, opens: string, closes: string): boolean {
  return closes <= opens ? time >= opens || time < closes : time >= opens && time < closes;
}

/** Minutes from one time of day to the next occurrence of another. */
export function minutesBetween(from: string, to: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const day = 24 * 60;
  return (minutes(to) - minutes(from) + day) % day;
}

/** Whether printed hours are on the 24-hour clock. Undefined if nothing in them tells: `24/7`, `noon-midnight`. */
export function is24Hour(printed: string): boolean | undefined {
  if (/\d\s*[ap]m\b/i.test(printed)) return false;
  return printed.includes(':') || undefined;
}

/** A time such as `20:30`, printed on one of the two clocks: `20:30` or `8:30 PM`. */
function printTime(time: string, on24HourClock: boolean): string {
  if (on24HourClock) return time;
  if (time === '00:00') return 'midnight';
  if (time === '12:00') return 'noon';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${minute}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Printed hours or a printed time, on one of the two clocks. The words noon and midnight stay, and so does 24:00 on its own clock. */
export function printHours(printed: string, on24HourClock: boolean): string {
  const times = printed.split(/\s*[-–]\s*/).map((time) => {
    const read = clockTime(time);
    const isKept = on24HourClock && /^(noon|midnight|24:00)$/i.test(time);
    return read && !isKept ? printTime(read, on24HourClock) : time;
  });
  return times.join('-');
}
