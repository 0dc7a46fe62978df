/** The name of the part of the day of a time such as `20:00`. */
function partOfDay(time: string): string {
  if (time < '12:00') return 'Morning';
  return time < '18:00' ? 'Afternoon' : 'Evening';
}

/** Times of a part of the day. Those `atNight` come after the midnight that ends the day. */
interface PartOfDay {
  label: string;
  atNight: boolean;
  times: string[];
}

/** Groups the times of one day of opening, in their order. A time before the first one comes after midnight. */
export function partsOfDay(times: readonly string[]): PartOfDay[] {
  const parts: PartOfDay[] = [];
  for (const time of times) {
    const atNight = time < (times[0] ?? '');
    const label = atNight ? 'After midnight' : partOfDay(time);
    if (parts.at(-1)?.label !== label) parts.push({ label, atNight, times: [] });
    parts.at(-1)?.times.push(time);
  }
  return parts;
}
