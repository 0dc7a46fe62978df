/**
 * The types of fields in content files. `what` describes the value, and `example` is a valid one. Together, they are the
 * description of the field and its error message.
 */
import { z } from 'astro/zod';
import { isSafeUrl } from '../checks/safe-url.ts';
import { factNames, factPattern, unknownFactMessage, unknownFacts } from './fact-names.ts';

/** The error for a value that is not a string. YAML reads `1984`, `true` and `2025-01-01` as other types. */
export const textMessage =
  (wanted: string) =>
  ({ input }: { input?: unknown }) =>
    ['number', 'boolean'].includes(typeof input) || input instanceof Date
      ? `Put quotation marks around this value, so that it is read as text. ${wanted}`
      : wanted;

/** A text of 1 to `maxLength` characters. Refuses facts in braces. */
export function text(what: string, maxLength: number, example: string) {
  const error = `Write the words themselves, because facts in braces do not work in this field. For example: ${example}`;
  const noFact = (value: string) => value.search(factPattern) < 0;
  return filledText(what, maxLength, example).refine(noFact, { error });
}

/** A text of 1 to `maxLength` characters that may contain facts of `venue.md` or `names` in braces. Refuses other names. */
export function textWithFacts(
  what: string,
  maxLength: number,
  example: string,
  names: readonly string[] = [],
) {
  const known = [...factNames, ...names];
  return filledText(what, maxLength, example).superRefine((value, { addIssue }) => {
    for (const { name } of unknownFacts(value, known))
      addIssue({ code: 'custom', message: unknownFactMessage(name, known) });
  });
}

function filledText(what: string, maxLength: number, example: string) {
  const wanted = `${what} At most ${maxLength} characters. For example: ${example}`;
  return z
    .string({ error: textMessage(wanted) })
    .trim()
    .min(1, { error: wanted })
    .max(maxLength, { error: `Shorten this text to at most ${maxLength} characters. ${what}` })
    .describe(wanted);
}

/** A whole number from `min` to `max`. Refuses fractions and quotation marks. */
export function wholeNumber(what: string, min: number, example: number, max = 1_000_000) {
  const error = `${what} A whole number from ${min} to ${max}, without quotation marks. For example: ${example}`;
  return z.int({ error }).min(min, { error }).max(max, { error }).describe(error);
}

/** An https URL that `isSafeUrl()` accepts. The output is normalised. */
export function httpsAddress(what: string) {
  const error = `${what} An https address on the public internet, without spaces, quotation marks, backslashes, angle brackets, # or a password. For example: https://www.example.com/page`;
  return z
    .string({ error })
    .refine(isSafeUrl, { error, abort: true })
    .transform((value) => new URL(value).href)
    .describe(error);
}

/** A value for the launcher's query. Refuses characters that a URL would have to encode. */
export function queryValue(what: string, example: string) {
  const error = `${what} Letters, digits, dots, dashes and underscores. For example: '${example}'`;
  return z
    .string({ error: textMessage(error) })
    .regex(/^[\w.-]{1,64}$/, { error })
    .describe(error);
}

/** One of `words`, in any capitals. */
export function oneOf<const Word extends string>(what: string, words: readonly Word[]) {
  const error = `${what} One of ${words.join(', ')}. For example: ${words[0]}`;
  const known = z.enum(words, { error }).describe(error);
  return z.preprocess((value) => words.find((word) => isSameWord(value, word)) ?? value, known);
}

const isSameWord = (value: unknown, word: string) =>
  typeof value === 'string' && value.toLowerCase() === word.toLowerCase();

/** A day as `2026-12-25`. The output is midnight in UTC. */
function dateField(what: string) {
  const error = `${what} A day as year-month-day, without quotation marks. For example: 2026-12-25`;
  return z.date({ error }).describe(error);
}

/** A day as `2026-12-25`. The output is the same string. */
export function calendarDay(what: string) {
  return dateField(what).transform((value) => value.toISOString().slice(0, 10));
}

/** A day as `2026-12-25`. The output is midnight in UTC. Refuses future days. */
export function pastDay(what: string) {
  const error = 'This day is in the future. Write today or an earlier day.';
  // Allows one day more, for editors in time zones ahead of the build's.
  const tomorrow = () => Date.now() + 24 * 3_600_000;
  return dateField(what).refine((value) => value.getTime() <= tomorrow(), { error });
}

/** An e-mail address. */
export function emailAddress(what = '') {
  const error = `${what}An e-mail address. For example: hello@example.com`;
  return z.email({ error }).describe(error);
}
