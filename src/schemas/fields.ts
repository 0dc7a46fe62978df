/** The kinds of field that content files hold. Each says what to write, with an example. */
import { z } from 'astro/zod';
import { isThirdPartyUrl } from '../lib/third-party-url.ts';
import { didYouMean } from './did-you-mean.ts';

/** A set of fields; a name that is none of them is refused. */
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

/** Characters that nobody sees or can read: control characters, bidirectional and zero-width marks, blanks that are letters. */
const invisible = /[\p{C}\u115F\u1160\u2028\u2029\u2800\u3164\uFFA0\uFFFD]/u;

/** The first character of a text that nobody sees, as `U+202E`; nothing where there is none. */
export function invisibleCharacter(value: string): string | undefined {
  const code = invisible.exec(value)?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A text that has to fit its place. `what` says what to write, `example` how it reads. */
export function text(what: string, longest: number, example: string) {
  return textWithFacts(what, longest, example).refine((value) => !/\{\s*\w+\s*\}/.test(value), {
    error: `The words themselves: facts in braces are filled in elsewhere. For example: ${example}`,
  });
}

/** A text in which facts in braces are filled in, as `{minimumAge}`. */
export function textWithFacts(what: string, longest: number, example: string) {
  const wanted = `${what} At most ${longest} characters. For example: ${example}`;
  return z
    .string({ error: wanted })
    .trim()
    .max(longest, {
      error: `At most ${longest} characters; longer text does not fit its place.`,
      abort: true,
    })
    .refine((value) => !invisibleCharacter(value), {
      error: ({ input }) =>
        `The same in one line, typed anew, without the character ${invisibleCharacter(String(input))}, which nobody sees. For example: ${example}`,
      abort: true,
    })
    .refine((value) => /[\p{L}\p{N}]/u.test(value), { error: wanted, abort: true })
    .describe(wanted);
}

/** A whole number from `least` to `most`. */
export function wholeNumber(what: string, least: number, example: number, most = 1_000_000) {
  const wanted = `${what} A whole number from ${least} to ${most}, without quotation marks. For example: ${example}`;
  return z.int({ error: wanted }).min(least, wanted).max(most, wanted).describe(wanted);
}

/** An address on another host, normalised, so that a page can hold it as it is. */
export function httpsAddress(what: string, example: string) {
  const wanted = `${what} No spaces, quotation marks, backslashes, angle brackets, password or #. For example: ${example}`;
  return z
    .string({ error: wanted })
    .refine(
      (value) => isThirdPartyUrl(value) && !/[\s"'`<>\\#]/.test(value) && !invisible.test(value),
      {
        error: wanted,
        abort: true,
      },
    )
    .transform((value) => new URL(value).href)
    .describe(wanted);
}

/** A value of the launcher's query: only characters that need no coding there. */
export function queryValue(what: string, example: string) {
  const wanted = `${what} Letters, digits, dots, dashes and underscores, in quotation marks. For example: '${example}'`;
  return z
    .string({ error: wanted })
    .regex(/^[\w.-]{1,64}$/, wanted)
    .describe(wanted);
}

/** What a picture shows: words, for people who do not see it. */
export function alternativeText(what: string, example: string) {
  const words = text(what, 140, example);
  return words
    .refine((value) => !isFileName(value), {
      error: `Words that say what can be seen, not the name of a file. For example: ${example}`,
    })
    .describe(words.description ?? '');
}

/** Whether a text is a picture's file name, and no description of it. */
export function isFileName(value: string): boolean {
  return /\.(svg|png|jpe?g|avif|webp|gif)$/i.test(value) || /^\S*$/.test(value);
}

/** A day of the calendar, as law pages print it. Without a time: days are read as UTC. */
export function day(what: string) {
  const wanted = `${what} A day of the calendar, as year-month-day. For example: 2025-01-01`;
  return z.iso
    .date({ error: wanted })
    .transform((value) => new Date(value))
    .describe(wanted);
}

/** A field that may be left out. */
export function optional<Field extends z.ZodType>(field: Field) {
  return field.optional().describe(field.description ?? '');
}
