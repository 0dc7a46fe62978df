/** Marks that visitors should not see: Markdown that is not read as such. */
import { linesBefore } from '../../src/lib/words/lines-before.ts';

/** Each mark, and its remedy. */
const marks: [RegExp, string][] = [
  [/\*\*/, 'Visitors see two stars here. Write ** directly before and directly after the words.'],
  [
    /\]\s?\(|\]\[|\)\[|\[\[/,
    'Visitors see the brackets of this link. Write [words](/contact), without spaces between the brackets or in the address.',
  ],
  [
    /\[\^[^\]]*\]/,
    'No note belongs to this footnote. Write [^1]: and the note in a line of its own.',
  ],
  [
    /^\s*[•●▪◦‣]/m,
    'Begin each item of a list with a dash and a space, in a line of its own. Otherwise, the items run together.',
  ],
  [/^#{2,6}[^\s#]|^#\p{L}/mu, 'Visitors see the # here. For a heading, write a space after it.'],
  [
    /^\s*\|.*\|\s*$/m,
    'Visitors see the bars of this table. Below its first row, write one with dashes, such as | --- | --- |.',
  ],
  [/<\/?[a-z][\w:]*>/i, 'Visitors see this tag. Delete it.'],
];

/** The marks in a text that visitors read, each with the number of lines before it. */
export function unparsedMarkdown(text: string): { line: number; message: string }[] {
  return marks.flatMap(([pattern, message]) => {
    const index = text.search(pattern);
    return index < 0 ? [] : [{ line: linesBefore(text, index), message }];
  });
}
