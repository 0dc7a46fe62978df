/**
 * The kinds of field in content files. `what` says what to write, and `example` is a value that passes. Both are in a
 * field's description, which is the message to an editor as well, unless a rule has a message of its own.
 */
import { z } from 'astro/zod';
import { isSafeUrl } from './safe-url.ts';

/** Control characters, bidirectional and zero-width marks, and letters that look blank. Not the two marks of emoji. */
const invisible =
  /[[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\uFFFD]--[\uFE0E\uFE0F]]/v;

/** The first invisible character of a text, as `U+202E`, if there is one. */
export function invisibleCharacter(value: string): string | undefined {
  // Families and some flags are several characters with invisible ones between them.
  const code = invisible.exec(value.replaceAll(/\p{RGI_Emoji}/gv, ''))?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A text of at most `maxLength` characters. Refuses facts in braces, invisible characters and empty texts. */
export function text(what: string, maxLength: number, example: string) {
  const error = `The words themselves. Facts in braces do not work in this field. For example: ${example}`;
  const words = textWithFacts(what, maxLength, example);
  return words.refine((value) => !/\{\s*\w+\s*\}/.test(value), { error });
}

/** A text like `text()` in which facts in braces work: `{minimumAge}`. */
export function textWithFacts(what: string, maxLength: number, example: string) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .refine((value) => !invisibleCharacter(value), {
      error: ({ input }) =>
        `The same text typed again in one line, without the invisible character ${invisibleCharacter(String(input))}. For example: ${example}`,
    })
    .regex(/[\p{L}\p{N}]/u)
    .describe(`${what} At most ${maxLength} characters. For example: ${example}`);
}

/** A whole number from `min` to `max`. Refuses fractions, and what is not in digits. */
export function wholeNumber(what: string, min: number, example: number, max = 1_000_000) {
  const wanted = `${what} A whole number from ${min} to ${max}, in digits. For example: ${example}`;
  return z.coerce.number().int().min(min).max(max).describe(wanted);
}

/** An https URL on another host. The output is normalised. Refuses what `isSafeUrl()` refuses. */
export function httpsAddress(what: string) {
  const wanted = `${what} An https address that every visitor can open: none of this computer or inside a house. No spaces, quotation marks, backslashes, angle brackets, password or #. For example: https://www.example.com/page`;
  return z
    .string()
    .refine(isSafeUrl, { abort: true })
    .transform((value) => new URL(value).href)
    .describe(wanted);
}

/** A value in the launcher's query. Refuses characters that a query would have to encode. */
export function queryValue(what: string, example: string) {
  const wanted = `${what} Letters, digits, dots, dashes and underscores. For example: ${example}`;
  return z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .describe(wanted);
}

/** Alternative text for people who do not see the picture. Refuses file names. */
export function alternativeText(what: string, example: string) {
  const error = `Words that say what the picture shows, not a file name. For example: ${example}`;
  return text(what, 140, example).refine((value) => !isFileName(value), { error });
}

/** Whether a text is a file name or a single word, and so does not describe a picture. */
export function isFileName(value: string): boolean {
  return /\.(svg|png|jpe?g|avif|webp|gif)$/i.test(value) || /^\S*$/.test(value);
}

const lengthOfTime =
  /^(?:[1-9]\d{0,2}(?:[.]5|½)?(?: ?(?:-|–|to) ?[1-9]\d{0,2})?|(?:half )?an?|a few|one|two|three|four|six|twelve) (?:working |business )?(?:minute|hour|day|week|month)s?$/i;

/** A length of time, as `2 hours`, `half an hour` or `one working day`. Refuses none, and a thousand. */
export function duration(what: string, example: string) {
  const wanted = `${what} A number from 1 to 999, and minutes, hours, days or weeks.`;
  return text(wanted, 20, example).regex(lengthOfTime);
}

/** The present year, one day ahead, because some editors live east of the build. */
export const thisYear = () => tomorrow().getUTCFullYear();
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000);

/** A day as year-month-day. The output is its midnight in UTC. Refuses days that do not exist, or are still to come. */
export function pastDay(what: string) {
  const wanted = `${what} A day of the calendar up to today, as year-month-day. For example: 2025-01-01`;
  return z.iso
    .date({ abort: true })
    .transform((value) => new Date(value))
    .refine((value) => value.getUTCFullYear() >= 2000 && value <= tomorrow())
    .describe(wanted);
}

/** An e-mail address. `what` says whose it is. */
export function emailAddress(what = '') {
  return z.email().describe(`${what}An e-mail address. For example: hello@example.com`);
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
      const message = `Each once. "${again}" stands here and above. For example: delete this item`;
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
