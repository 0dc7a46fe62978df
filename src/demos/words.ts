import type { Model } from './engine/rule.ts';

/** The name of a symbol. */
export const nameOf = ({ symbols }: Model, letter = ''): string => symbols[letter]?.name ?? '';

export const pluralOf = (model: Model, letter: string): string =>
  model.symbols[letter]?.plural ?? `${nameOf(model, letter)}s`;

/** A whole number in British notation. Not `toLocaleString()`, because Chromium is slow to load its first locale. */
export function formatNumber(value: number): string {
  return String(value)
    .replace(/\B(?=(\d{3})+$)/g, ',')
    .replace('-', '−');
}

/** Seconds as hours, minutes and seconds: 0:12:05. */
export const formatTime = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}${new Date(1000 * seconds).toISOString().slice(13, 19)}`;

/** A count with its noun: "1 minute", "92 rounds". */
export const countOf = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

/** "1, 2 and 4". Without `Intl`, as `formatNumber`. */
export const listOf = (items: readonly (number | string)[]): string =>
  items.join(', ').replace(/(.*), /, '$1 and ');
