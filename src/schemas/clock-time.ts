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

/** Opening and closing time on the 24-hour clock. */
export interface OpeningRange {
  opens: string;
  closes: string;
}

/** Printed hours, `24/7` or a range such as `10 AM-2 AM`. Undefined if a time cannot be read. */
export function openingRange(hours: string): OpeningRange | undefined {
  // Google reads 00:00 to 00:00 as closed all day:
  // https://developers.google.com/search/docs/appearance/structured-data/local-business
  if (/^24\s*\/\s*7$/.test(hours)) return { opens: '00:00', closes: '23:59' };
  const [opens, closes] = hours.split(/\s*[-–]\s*/).map(clockTime);
  return opens && closes ? { opens, closes } : undefined;
}
