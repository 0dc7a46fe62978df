/** Facts in braces: `{telephone}` in a text becomes the telephone number in `venue.md`. */

/** The names of the facts. `src/lib/content/facts.ts` computes their values. */
export const factNames = [
  'name',
  'address',
  'telephone',
  'email',
  'reservationsEmail',
  'complaintsEmail',
  'gamingHours',
  'diningHours',
  'answerWithin',
  'minimumAge',
  'tableNotice',
] as const;

/** A name in braces, with or without spaces inside. Other braces are plain text. */
export const factPattern = /\{\s*(\w+)\s*\}/g;

/** The names in braces that are not in `known`, each with its index in the text. */
export function unknownFacts(text: string, known: Iterable<string>) {
  const names = new Set(known);
  return [...text.matchAll(factPattern)]
    .map(({ 1: name = '', index }) => ({ name, index }))
    .filter(({ name }) => !names.has(name));
}

/** The error message for an unknown fact. */
export const unknownFactMessage = (name: string, known: Iterable<string>) =>
  `{${name}} is not a known fact. Write one of {${[...known].join('}, {')}}, or delete this part of the text.`;
