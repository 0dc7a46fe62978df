import { z } from 'astro/zod';

const wanted =
  'The time zone of the venue, by its name in the IANA database. For example: Europe/London';

/** Whether a name is an IANA time zone. Refuses offsets such as `+01:00`. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The name of a time zone in the IANA database. */
export const timeZone = z
  .string({ error: wanted })
  .refine(isTimeZone, { error: wanted })
  .describe(wanted);
