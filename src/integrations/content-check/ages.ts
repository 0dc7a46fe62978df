/** Finds ages in texts, in digits or words. */

const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const age = `(\\d{1,2}(?![\\d%/:]|[.,]\\d)|(?:${tens.join('|')})(?:[ -](?:${small.slice(0, 9).join('|')}))?|${small.toReversed().join('|')})`;
/** Behind an age without "years", as in "over 21 only". Behind a count stands what is counted: "over 21 games". */
const end =
  '(?=\\s*(?:$|[);!?"’”]|[.,](?!\\d)|(?:to(?!\\s+\\d)|and(?!\\s+\\d)|or|only|can|may|are|is|will|must|when|who|with|please|guests|visitors|adults|people|players|years)\\b))';
const comparison = '(?:over|under|above|below|older than|younger than)';

/** Words that stand with nothing but an age. */
const surely = [
  `\\bage[sd]?(?:[\\s:,-]+(?:of|limit|restriction|requirement|group|is|are|at|least|over|under|from|above|below|minimum|the|between))*[\\s:,-]+${age}`,
  `\\b${age}[\\s-]*(?:(?:years?|yrs?)[\\s-]+(?:olds?|of age|young)\\b|y\\.?/?o\\b)`,
  `\\b${age}(?:['’]?s|\\s+years?)?\\s+(?:(?:and|or|&)\\s+(?:over|older|above|up|upwards?|younger|under|below)|upwards)\\b`,
  `\\b(?:${comparison}[\\s-]+|[uo]-?)${age}['’]?s\\b`,
  `\\b${age}(?:st|nd|rd|th)\\s+birthday`,
  `\\b${age}[\\s-]?plus\\b`,
];
/** Words that also stand with other numbers. */
const perhaps = [
  `(?<![\\d.,])\\b${age}\\s?\\+`,
  `(?:[≥⩾>]|(?<![\\d)] ?)\\+)\\s*${age}${end}`,
  // cspell:disable-next-line
  `\\b${age}\\s+(?:jahren?|ans|años|anos|anni|jaar|år|lat)\\b`,
  `\\b(?:${comparison}|at least|must be|minimum|min\\.?|only|from|turn(?:s|ed|ing)?|reach(?:es|ed|ing)?|be|between|adults|guests|visitors|those)[\\s-]+${age}${end}`,
  `\\b(?:older|younger) than\\s+${age}(?!\\s+\\w+s\\b)`,
];
/** Words that stand with a number of people as often. */
const possibly = [
  `\\b(?:adults|persons?|people|guests?|visitors|players|anyone|everyone|nobody|those|minors|children)\\s+(?:who\\s+(?:are|is)\\s+)?(?:(?:of|aged?|from|at least|not yet|${comparison})\\s+)?${age}\\b(?!\\s+(?!years|yrs|pays|is|was)\\w+s\\b)`,
];
const patterns = [...surely, ...perhaps, ...possibly].map((source) => RegExp(source, 'gi'));

/** Ages that venues ask for, and that other numbers in these places seldom have. */
const usualAges = [16, 17, 18, 19, 21];
const isPerhapsAge = (years: number) => years > 12 && years <= 30;

/** The ages in a text, with their offset. Not `sure` if it may be another number: "a table for 20+". */
export function agesIn(text: string) {
  // Wide signs, such as １８＋, become plain ones.
  const plain = text.replaceAll(/[\uFF01-\uFF5E]/g, (sign) => sign.normalize('NFKC'));
  return patterns.flatMap((pattern, index) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: found, 1: written = '', index: offset }) => {
      const years = yearsOf(written);
      const isCommon = index < surely.length + perhaps.length && usualAges.includes(years);
      const sure = index < surely.length || isCommon;
      return sure || isPerhapsAge(years) ? [{ found, years, sure, offset }] : [];
    }),
  );
}

function yearsOf(written: string): number {
  if (/\d/.test(written)) return Number(written);
  const parts = written.toLowerCase().split(/[\s-]+/);
  const valueOf = (word: string) =>
    tens.includes(word) ? 20 + 10 * tens.indexOf(word) : small.indexOf(word) + 1;
  return parts.reduce((sum, word) => sum + valueOf(word), 0);
}
