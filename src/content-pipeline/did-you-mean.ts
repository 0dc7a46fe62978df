import { closest, distance } from 'fastest-levenshtein';

/** A word is close with so many wrong letters, or a longer one with such a part of them. */
const fewestErrors = 2;
const shareOfErrors = 1 / 3;

/** ` Did you mean "order"?` if `written` is close to a known word. Otherwise an empty string. */
export function didYouMean(written: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const lowerCase = known.map((word) => word.toLowerCase());
  const nearest = closest(written.toLowerCase(), lowerCase);
  const allowed = Math.max(fewestErrors, nearest.length * shareOfErrors);
  if (distance(written.toLowerCase(), nearest) > allowed) return '';
  return ` Did you mean "${known[lowerCase.indexOf(nearest)]}"?`;
}
