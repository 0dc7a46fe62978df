/** Facts in braces: `{telephone}` in a text becomes the value in `venue.md`. */

/** The facts that texts can name. `src/lib/facts.ts` says what each becomes. */
export const factNames = [
  'name',
  'address',
  'telephone',
  'email',
  'reservationsEmail',
  'gamingHours',
  'diningHours',
  'answerWithin',
  'minimumAge',
  'tableNotice',
] as const;

/** The facts of a venue that has them. A paragraph of a text that names one is left out where the venue does not. */
export const optionalFactNames = ['hotelNotice'] as const;

/** A name in braces, with or without spaces inside them. Other braces are plain characters. */
export const factPattern = /\{\s*(\w+)\s*\}/g;

/** The names in braces that are not among `known`, each with its offset in the text. */
export function unknownFacts(text: string, known: Iterable<string>) {
  const names = new Set(known);
  return [...text.matchAll(factPattern)]
    .map(({ 1: name = '', index }) => ({ name, index }))
    .filter(({ name }) => !names.has(name));
}

/** The error message for an unknown fact. */
export function unknownFactMessage(name: string, known: Iterable<string>): string {
  return `{${name}} is not a known fact. Write one of {${[...known].join('}, {')}}, or remove the braces.`;
}
