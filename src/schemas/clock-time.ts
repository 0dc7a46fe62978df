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

/** Printed hours, `24/7` or a range such as `10 AM-2 AM`, on the 24-hour clock. Undefined if a time cannot be read. */
export function openingRange(hours: string): { opens: string; closes: string } | undefined {
  // Google reads 00:00 to 00:00 as closed all day:
  // https://developers.google.com/search/docs/appearance/structured-data/local-business
  if (/^24\s*\/\s*7$/.test(hours)) return { opens: '00:00', closes: '23:59' };
  const [opens, closes] = hours.split(/\s*[-–]\s*/).map(clockTime);
  return opens && closes ? { opens, closes } : undefined;
}
