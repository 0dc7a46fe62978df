import { closest, distance } from 'fastest-levenshtein';

/** ` Did you mean "order"?` if `written` is close to a known word. Otherwise an empty string. */
export function didYouMean(written: string, known: readonly string[]): string {
  const lowerCase = known.map((word) => word.toLowerCase());
  const nearest = closest(written.toLowerCase(), lowerCase);
  if (
    known.length === 0 ||
    distance(written.toLowerCase(), nearest) > Math.max(2, nearest.length / 3)
  )
    return '';
  return ` Did you mean "${known[lowerCase.indexOf(nearest)]}"?`;
}
