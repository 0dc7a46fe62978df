import { z } from 'astro/zod';
import { oneOf } from './fields.ts';

export const priceWanted =
  'the price as a number above zero, with a dot before decimals, and without a currency symbol or thousands separator. The currency is in src/content/venue.md. For example: 8.50';
const priceError = { error: `Write ${priceWanted}` };
/** A price above zero, in the venue's currency. `npm run check:content` checks that the currency has its decimals. */
export const price = z.number(priceError).positive(priceError).max(100_000_000, priceError);

const freeOrPriceWanted = `The word free, or ${priceWanted}`;
/** A price above zero, or `free`. */
export const priceOrFree = z
  .union([oneOf('', ['free']), price], { error: freeOrPriceWanted })
  .describe(freeOrPriceWanted);
export type Price = z.infer<typeof priceOrFree>;
