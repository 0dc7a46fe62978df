import { z } from 'astro/zod';
import { inDigits } from './fields.ts';

const supported = Intl.supportedValuesOf('currency');
const currencyWanted = 'The currency of every price, as its three letters. For example: GBP';

/** A currency by its code in ISO 4217. */
export const currency = z.enum(supported, { error: currencyWanted }).describe(currencyWanted);

const wanted =
  'The price as a number with at most two decimals, without a sign: the currency stands in src/content/venue.md. For example: 8.50';

/** A price in the venue's currency, above zero. */
export const price = inDigits(
  z.number().positive(wanted).max(100_000, wanted).multipleOf(0.01, wanted),
  wanted,
);
