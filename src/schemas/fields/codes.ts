/** Fields whose values are codes of a standard. */
import { z } from 'astro/zod';

const currencyWanted = 'The currency of all prices, as a code of three letters. For example: GBP';

/** The ISO 4217 code of a currency: `GBP`. */
export const currency = z
  .enum(Intl.supportedValuesOf('currency'), { error: currencyWanted })
  .describe(currencyWanted);

const countryWanted =
  'The country, as a code of two letters (ISO 3166), which determines the format of the address. For example: GB';
const countries = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });

/** Whether a code is that of a country. Refuses obsolete codes, and others such as `UK`, which `Intl.Locale` replaces. */
const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) &&
  countries.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code;

/** The ISO 3166 code of a country: `GB`. */
export const country = z
  .string({ error: countryWanted })
  .refine(isCountry, { error: countryWanted })
  .describe(countryWanted);

const timeZoneWanted =
  'The time zone of the venue, by its name in the IANA database. For example: Europe/London';

/** Whether a name is an IANA time zone. Refuses offsets such as `+01:00`. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The name of a time zone in the IANA database: `Europe/London`. */
export const timeZone = z
  .string({ error: timeZoneWanted })
  .refine(isTimeZone, { error: timeZoneWanted })
  .describe(timeZoneWanted);
