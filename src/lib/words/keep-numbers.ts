/** A text in which each number is on the line of the word after it: `95 cm`, `4 minutes`, `20 November`. */
export const keepNumbers = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00A0');
