/** The kinds of field that content files hold. Each says what it wants, by an example. */
import { z } from 'astro/zod';
import { isThirdPartyUrl } from '../lib/third-party-url.ts';

/** A text that must fit its place. `what` says what to write, `example` how it reads. */
export const text = (what: string, longest: number, example: string) =>
  z
    .string()
    .trim()
    .min(1, `${what} For example: ${example}`)
    .max(longest, `At most ${longest} characters; longer text does not fit its place.`)
    .describe(`${what} At most ${longest} characters. For example: ${example}`);

/** A whole number from `least` on. */
export const wholeNumber = (what: string, least: number, example: number) => {
  const wanted = `${what} A whole number, ${least} or more, without quotation marks. For example: ${example}`;
  return z.number().int(wanted).min(least, wanted).describe(wanted);
};

/** An address on another host; only https reaches visitors. */
export const httpsAddress = (what: string, example: string) => {
  const wanted = `${what} For example: ${example}`;
  return z
    .string()
    .superRefine((value, { addIssue }) => {
      // Fatal, so that of a picture that is neither an address nor a file, the file's check speaks.
      if (!isThirdPartyUrl(value)) addIssue({ code: 'custom', message: wanted, fatal: true });
    })
    .describe(wanted);
};

/** A value that travels in the launcher's address, so it keeps to characters that need no coding there. */
export const queryValue = (what: string, example: string) => {
  const wanted = `${what} Letters, digits, dots, dashes and underscores, in quotation marks. For example: '${example}'`;
  return z
    .string()
    .regex(/^[\w.-]{1,64}$/, wanted)
    .describe(wanted);
};

/** What a picture shows: words, for people who do not see it. */
export const alternativeText = (what: string, example: string) => {
  const words = text(what, 140, example);
  const wanted = `Words that say what can be seen, not the name of a file. For example: ${example}`;
  return words.refine((value) => !isFileName(value), wanted).describe(words.description ?? '');
};

/** Whether a text is what a camera or a folder calls a picture, and no description of it. */
export function isFileName(value: string): boolean {
  return /\.(svg|png|jpe?g|avif|webp|gif)$/i.test(value) || /^\S*$/.test(value);
}

/** A day as law pages print it; YAML reads 2025-01-01 as that day at midnight UTC. */
export const day = (what: string) =>
  z.date().describe(`${what} As year-month-day. For example: 2025-01-01`);
