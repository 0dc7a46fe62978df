/**
 * The kinds of field in content files. `what` says what to write, without the limits. `example` is a value that
 * passes. Error messages give both.
 */
import { z } from 'astro/zod';
import { isSafeUrl } from './safe-url.ts';
import { didYouMean } from './did-you-mean.ts';

/** A group of fields. Refuses unknown names. */
export function fields<Shape extends z.ZodRawShape>(
  shape: Shape,
  wanted = 'Fields with a name and a value. For example: order: 1',
) {
  const names = Object.keys(shape);
  return z
    .strictObject(shape, {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `One of the fields ${names.join(', ')}.${issue.keys.map((key) => didYouMean(key, names)).join('')}`
          : wanted,
    })
    .describe(wanted);
}

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
  return textWithFacts(what, maxLength, example).refine((value) => !/\{\s*\w+\s*\}/.test(value), {
    error: `The words themselves. Facts in braces do not work in this field. For example: ${example}`,
  });
}

/** A text like `text()` in which facts in braces work: `{minimumAge}`. */
export function textWithFacts(what: string, maxLength: number, example: string) {
  const wanted = `${what} At most ${maxLength} characters. For example: ${example}`;
  return z
    .string({ error: wanted })
    .trim()
    .max(maxLength, {
      error: `At most ${maxLength} characters. A longer text does not fit its place.`,
      abort: true,
    })
    .refine((value) => !invisibleCharacter(value), {
      error: ({ input }) =>
        `The same text typed again in one line, without the invisible character ${invisibleCharacter(String(input))}. For example: ${example}`,
      abort: true,
    })
    .refine((value) => /[\p{L}\p{N}]/u.test(value), { error: wanted, abort: true })
    .describe(wanted);
}

/** A number. In a content file, every value is a text, and so are the digits of a number: `1`, `8.50`. */
export function inDigits(number: z.ZodType<number, number>, wanted: string) {
  const digits = z.string().regex(/^\d+(?:\.\d+)?$/);
  const read = digits.transform(Number).pipe(number);
  return z.union([number, read], { error: wanted }).describe(wanted);
}

/** A whole number from `min` to `max`. */
export function wholeNumber(what: string, min: number, example: number, max = 1_000_000) {
  const wanted = `${what} A whole number from ${min} to ${max}, in digits. For example: ${example}`;
  return inDigits(z.int().min(min, wanted).max(max, wanted), wanted);
}

/** An https URL on another host. The output is normalised. Refuses what `isSafeUrl()` refuses. */
export function httpsAddress(what: string, example: string) {
  const wanted = `${what} Every visitor must be able to open it: no address of this computer or inside a house. No spaces, quotation marks, backslashes, angle brackets, password or #. For example: ${example}`;
  return z
    .string({ error: wanted })
    .refine(isSafeUrl, { error: wanted, abort: true })
    .transform((value) => new URL(value).href)
    .describe(wanted);
}

/** A value in the launcher's query. Refuses characters that a query would have to encode. */
export function queryValue(what: string, example: string) {
  const wanted = `${what} Letters, digits, dots, dashes and underscores. For example: ${example}`;
  return z
    .string({ error: wanted })
    .regex(/^[\w.-]{1,64}$/, wanted)
    .describe(wanted);
}

/** Alternative text for people who do not see the picture. Refuses file names. */
export function alternativeText(what: string, example: string) {
  return text(what, 140, example).refine((value) => !isFileName(value), {
    error: `Words that say what the picture shows, not a file name. For example: ${example}`,
  });
}

/** Whether a text is a file name or a single word, and so does not describe a picture. */
export function isFileName(value: string): boolean {
  return /\.(svg|png|jpe?g|avif|webp|gif)$/i.test(value) || /^\S*$/.test(value);
}

/** A text of at most `maxLength` characters that is printed as it is, such as `50,000+`, if `isRight`. */
export function printedAs(
  isRight: (value: string) => unknown,
  what: string,
  maxLength: number,
  example: string,
) {
  const words = text(what, maxLength, example);
  return words.refine(isRight, { error: words.description });
}

const single = '(?:1|an?|one|half an?)';
const several =
  '(?:(?:[2-9]|[1-9]\\d{1,2})(?: ?(?:-|–|to) ?[1-9]\\d{0,2})?|[1-9]\\d?(?:[.]5|½)|a few|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty(?:-four)?|thirty|forty-eight)';
const unit = '(?:minute|(?:working |business )?(?:hour|day|week)|month)';
const lengthOfTime = RegExp(`^(?:${single} ${unit}|${several} ${unit}s)$`, 'i');

/** A length of time, as `2 hours`, `half an hour` or `one working day`. Refuses none, and a thousand. */
export function duration(what: string, example: string) {
  const wanted = `${what} A number from 1 to 999, and minutes, hours, days or weeks.`;
  return printedAs((value) => lengthOfTime.test(value), wanted, 20, example);
}

/** The present year, one day ahead, because some editors live east of the build. */
export const thisYear = () => tomorrow().getUTCFullYear();
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000);
const firstDay = new Date('2000-01-01');

/** A day as year-month-day. The output is its midnight in UTC. Refuses days that do not exist, or are still to come. */
export function day(what: string) {
  const wanted = `${what} A day of the calendar up to today, as year-month-day. For example: 2025-01-01`;
  return z.iso
    .date({ error: wanted, abort: true })
    .refine((value) => new Date(value) >= firstDay && new Date(value) <= tomorrow(), wanted)
    .transform((value) => new Date(value))
    .describe(wanted);
}

/** One of some words. The message to an editor names the word that is nearest. */
export function oneOf<Word extends string>(words: readonly Word[], wanted: string) {
  return z
    .enum(words, { error: ({ input }) => wanted + didYouMean(String(input), words) })
    .describe(wanted);
}

/** An e-mail address. `what` says whose it is. */
export function emailAddress(what = '') {
  const wanted = `${what}An e-mail address. For example: hello@example.com`;
  return z.email({ error: wanted }).describe(wanted);
}

/** Reports values that stand more than once in the `field` of a list's items. `what` is a value in words. */
export function each<Item>(
  what: string,
  field: string,
  valuesOf: (item: Item) => readonly string[],
) {
  return (items: Item[], context: z.core.$RefinementCtx) => {
    const seen = new Set<string>();
    for (const [index, item] of items.entries()) {
      const again = valuesOf(item).find((value) => seen.size === seen.add(value).size);
      if (again === undefined) continue;
      const message = `Each ${what} once. "${again}" stands here and above. For example: delete this item`;
      context.addIssue({ code: 'custom', path: [index, field], message, input: again });
    }
  };
}

/** A field that may be missing. */
export function optional<Field extends z.ZodType>(field: Field) {
  return field.optional().describe(field.description ?? '');
}
