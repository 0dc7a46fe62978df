import { z } from 'astro/zod';

const currencies = Intl.supportedValuesOf('currency');
const wanted = 'The currency of all prices, as a code of three letters. For example: GBP';

/** The codes of all currencies with a sign such as `R$` or `zł`. */
function currenciesOf(sign: string): string[] {
  return currencies.filter((currency) =>
    ['symbol', 'narrowSymbol'].some((currencyDisplay) => {
      const style = { style: 'currency', currency, currencyDisplay } as Intl.NumberFormatOptions;
      const parts = new Intl.NumberFormat('en-GB', style).formatToParts(1);
      return parts.some(({ type, value }) => type === 'currency' && value === sign);
    }),
  );
}

/** The currency of all prices, as a code of three letters (ISO 4217). For a sign such as `€`, the error suggests codes. */
export const currency = z
  .enum(currencies, {
    error: ({ input }) => {
      const letters = typeof input === 'string' ? currenciesOf(input.trim()) : [];
      return letters.length > 0
        ? `Write a code instead of the sign ${input}: ${letters.join(', ')}.`
        : wanted;
    },
  })
  .describe(wanted);
