/**
 * The kinds of field in content files. `what` says what to write, and `example` is a value that passes. Together they
 * describe the field to editors, and are its error message.
 */
import { z } from 'astro/zod';
import { factNames, factPattern, unknownFactMessage, unknownFacts } from './facts.ts';
import { isSafeUrl } from './safe-url.ts';

/** The longest text, in characters. */
export const maxTextLength = 200_000;

/** The message for a value that is no text. YAML reads `1984`, `true` and `2025-01-01` as other types. */
export const textMessage =
  (wanted: string) =>
  ({ input }: { input?: unknown }) =>
    ['number', 'boolean'].includes(typeof input) || input instanceof Date
      ? `Put quotation marks around this value, so that no character is lost. ${wanted}`
      : wanted;

/** A text of at most `maxLength` characters. Refuses empty texts, and facts in braces. */
export function text(what: string, maxLength: number, example: string) {
  const error = `Write the words themselves: facts in braces do not work in this field. For example: ${example}`;
  const noFact = (value: string) => value.search(factPattern) < 0;
  return filledText(what, maxLength, example).refine(noFact, { error });
}

/** A text in which facts in braces work. `names` are facts beyond those of `venue.md`. Refuses unknown facts. */
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

/** A whole number from `min` to `max`. Refuses fractions, and numbers in quotation marks. */
export function wholeNumber(what: string, min: number, example: number, max = 1_000_000) {
  const error = `${what} A whole number from ${min} to ${max}, without quotation marks. For example: ${example}`;
  return z.int({ error }).min(min, { error }).max(max, { error }).describe(error);
}

/** An https URL on another host. The output is normalised. Refuses what `isSafeUrl()` refuses. */
export function httpsAddress(what: string) {
  const error = `${what} An https address that every visitor can open: none of this computer or inside a house. No spaces, quotation marks, backslashes, angle brackets, password or #. No port that browsers refuse. For example: https://www.example.com/page`;
  return z
    .string({ error })
    .refine(isSafeUrl, { error, abort: true })
    .transform((value) => new URL(value).href)
    .describe(error);
}

/** A value in the launcher's query. Refuses characters that a query would have to encode. */
export function queryValue(what: string, example: string) {
  const error = `${what} Letters, digits, dots, dashes and underscores. For example: '${example}'`;
  return z
    .string({ error: textMessage(error) })
    .regex(/^[\w.-]{1,64}$/, { error })
    .describe(error);
}

/** One of several words. */
export function oneOf<const Word extends string>(what: string, words: readonly Word[]) {
  const error = `${what} One of ${words.join(', ')}. For example: ${words[0]}`;
  return z.enum(words, { error }).describe(error);
}

/** A group of fields, or all fields of a file. Refuses fields that are not in `shape`. */
export function group<const Shape extends z.ZodRawShape>(what: string, shape: Shape) {
  const known = Object.keys(shape).join(', ');
  return z
    .strictObject(shape, {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `Unknown field: ${issue.keys.join(', ')}. Correct its name, or remove it. The known fields are ${known}.`
          : what,
    })
    .describe(what);
}

/** The fields of a content file. */
export function fileFields<const Shape extends z.ZodRawShape>(shape: Shape) {
  return group('Fields between two lines of three dashes. For example: order: 1', shape);
}

/** A day as year-month-day. The output is its midnight in UTC. */
function dateField(what: string) {
  const error = `${what} A day as year-month-day, without quotation marks. For example: 2026-12-25`;
  return z.date({ error }).describe(error);
}

/** A day as year-month-day, also one to come. The output is a text such as `2026-12-25`. */
export function calendarDay(what: string) {
  return dateField(what).transform((value) => value.toISOString().slice(0, 10));
}

/** A day as year-month-day. The output is its midnight in UTC. Refuses days to come. */
export function pastDay(what: string) {
  const error = 'This day is still to come. Write today or an earlier day.';
  // One day ahead, because some editors live east of the build.
  const tomorrow = () => Date.now() + 24 * 3_600_000;
  return dateField(what).refine((value) => value.getTime() <= tomorrow(), { error });
}

/** An e-mail address. `what` says whose it is. */
export function emailAddress(what = '') {
  const error = `${what}An e-mail address. For example: hello@example.com`;
  return z.email({ error }).describe(error);
}

/** Reports what stands more than once in a list, or in a `field` of its items. Capitals and spaces make no difference. */
export function once(field?: string) {
  return (items: readonly unknown[], { addIssue }: z.core.$RefinementCtx) => {
    const seen = new Set<string>();
    for (const [index, item] of items.entries()) {
      const values = [field ? (item as Record<string, unknown>)[field] : item].flat().map(String);
      const again = values.find((value) => {
        const isKnown = seen.has(keyOf(value));
        seen.add(keyOf(value));
        return isKnown;
      });
      if (again === undefined) continue;
      const message = `"${again}" is in this list twice. Delete or change one of the two.`;
      addIssue({ code: 'custom', path: [index, ...(field ? [field] : [])], message });
    }
  };
}

const keyOf = (value: string) => value.replaceAll(' ', '').toLowerCase();

/** A field of a schema as JSON Schema has it (https://json-schema.org/understanding-json-schema/reference). */
export interface Field {
  description?: string;
  properties?: Record<string, Field>;
  items?: Field;
}

/** The fields of a schema, with their descriptions. */
export function fieldsOf(schema: z.ZodType): Field {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field;
}
