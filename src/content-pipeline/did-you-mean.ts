import { distance } from 'fastest-levenshtein';

/** A word is close with so many wrong letters, or a longer one with such a part of them. */
const fewestErrors = 2;
const shareOfErrors = 1 / 3;

/** `. Did you mean "order"?`, after words without a stop, if `written` is close to a known word. Otherwise empty. */
export function didYouMean(written: string, known: readonly string[]): string {
  const errors = (word: string) => distance(written.toLowerCase(), word.toLowerCase());
  const [nearest] = known.toSorted((one, other) => errors(one) - errors(other));
  const allowed = Math.max(fewestErrors, (nearest?.length ?? 0) * shareOfErrors);
  return nearest && errors(nearest) <= allowed ? `. Did you mean "${nearest}"?` : '';
}
