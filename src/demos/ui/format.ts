/** A whole number in British notation. Not `toLocaleString()`: Chromium takes 28 ms to load its first locale. */
export function formatNumber(value: number): string {
  return String(value)
    .replace(/\B(?=(\d{3})+$)/g, ',')
    .replace('-', '−');
}

/** Milliseconds as hours, minutes and seconds: 0:12:05. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const twoDigits = (value: number) => String(value % 60).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds)}`;
}

/** A count with its noun: "1 minute", "92 rounds". */
export const countOf = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

/** "1, 2 and 4". */
export function listOf(items: readonly (number | string)[], word = 'and'): string {
  const last = items.at(-1);
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} ${word} ${last}` : `${last}`;
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
