/** The question that helps after a slip of the keys: ` Did you mean "order"?`, or nothing. */
export function didYouMean(written: string, known: readonly string[]): string {
  const [nearest] = known
    .map((word) => ({ word, slips: slipsBetween(written.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, slips }) => slips <= Math.max(2, word.length / 3))
    .sort((a, b) => a.slips - b.slips);
  return nearest ? ` Did you mean "${nearest.word}"?` : '';
}

/** How many letters were left out, put in or changed: the edit distance of Levenshtein. */
function slipsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const here = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const changed = (above[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      here.push(Math.min((here[column] ?? 0) + 1, (above[column + 1] ?? 0) + 1, changed));
    }
    above = here;
  }
  return above[other.length] ?? 0;
}
