/**
 * A mistake of an editor: what it is, its file, and the words before and after it. The check must name the `place`
 * (line and field), and its advice must match `remedy`.
 */
export type Mistake = readonly [
  what: string,
  file: string,
  before: string,
  after: string,
  place: string,
  remedy: RegExp,
];
export type InFile = readonly [
  what: string,
  before: string,
  after: string,
  place: string,
  remedy: RegExp,
];
export type InText = readonly [what: string, text: string, field: string, remedy: RegExp];

/** Mistakes in one file. */
export const inFile = (file: string, rows: readonly InFile[]): Mistake[] =>
  rows.map(([what, ...mistake]) => [what, file, ...mistake]);

/** Mistakes in a game's text, in place of its first word. */
export const inText = (file: string, rows: readonly InText[]): Mistake[] =>
  rows.map(([what, text, field, remedy]) => [what, file, 'Five', text, `12  ${field}`, remedy]);
