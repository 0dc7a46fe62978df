/** Converts printed times of day to the 24-hour clock and back: `8:30 PM` is `20:30`. */

/** Parses a printed time (`6 AM`, `6:30 pm`, `18:00`, `24:00`, `noon`) to the 24-hour clock. Undefined if it is not a time. */
export function clockTime(printed: string): string | undefined {
  const time = printed.trim().toLowerCase();
  if (time === 'noon') return '12:00';
  if (time === 'midnight' || time === '24:00') return '00:00';
  const [, hour, minute = '00', half] = /^(\d{1,2})(?::([0-5]\d))?\s*([ap]m)?$/.exec(time) ?? [];
  // A bare number, such as 7, is ambiguous.
  if (!hour || (!half && !time.includes(':'))) return undefined;
  const hours = half ? hoursOfHalf(Number(hour), half) : Number(hour);
  return hours > 23 ? undefined : `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Converts an hour from 1 to 12 with `am` or `pm` to the 24-hour clock. Infinity for other hours. */
function hoursOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Infinity;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** Parses printed hours: `24/7`, `24 hours`, or a range such as `10 AM-2 AM`. Undefined if they are none of these. */
export function openingRange(hours: string): { opens: string; closes: string } | undefined {
  // Google reads 00:00 to 00:00 as closed all day:
  // https://developers.google.com/search/docs/appearance/structured-data/local-business
  if (/^24(\s*\/\s*7| hours)$/.test(hours)) return { opens: '00:00', closes: '23:59' };
  const [opens, closes, ...others] = hours.split(/\s*[-–]\s*/).map(clockTime);
  return opens && closes && others.length === 0 ? { opens, closes } : undefined;
}

/** Whether a time is from `opens` until before `closes`, which may be after midnight. All three are like `20:30`. */
export function isBetween(time: string, opens: string, closes: string): boolean {
  return closes <= opens ? time >= opens || time < closes : time >= opens && time < closes;
}

/** The minutes from one time of day to the next occurrence of another. */
export function minutesBetween(from: string, to: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const day = 24 * 60;
  return (minutes(to) - minutes(from) + day) % day;
}

/** Whether printed hours are on the 24-hour clock. Undefined if they suit both clocks: `24/7`, `noon-midnight`. */
export function is24Hour(printed: string): boolean | undefined {
  if (/\d\s*[ap]m\b/i.test(printed)) return false;
  return printed.includes(':') || undefined;
}

/** Prints a time such as `20:30` on either clock: `20:30` or `8:30 PM`. */
function printTime(time: string, on24HourClock: boolean): string {
  if (on24HourClock) return time;
  if (time === '00:00') return 'midnight';
  if (time === '12:00') return 'noon';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${minute}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Prints hours or a time on either clock. On the 24-hour clock, `noon`, `midnight` and `24:00` stay unchanged. */
export function printHours(printed: string, on24HourClock: boolean): string {
  const times = printed.split(/\s*[-–]\s*/).map((time) => {
    const read = clockTime(time);
    const isKept = on24HourClock && /^(noon|midnight|24:00)$/i.test(time);
    return read && !isKept ? printTime(read, on24HourClock) : time;
  });
  return times.join('-');
}
