import { z } from 'astro/zod';

const currencies = Intl.supportedValuesOf('currency');
const wanted = 'The currency of every price, as its three letters. For example: GBP';

/** The currencies that are printed with a sign such as `R$` or `zł`. */
function currenciesOf(sign: string): string[] {
  return currencies.filter((currency) =>
    ['symbol', 'narrowSymbol'].some((currencyDisplay) => {
      const style = { style: 'currency', currency, currencyDisplay } as Intl.NumberFormatOptions;
      const parts = new Intl.NumberFormat('en-GB', style).formatToParts(1);
      return parts.some(({ type, value }) => type === 'currency' && value === sign);
    }),
  );
}

/** The currency of all prices, as its three letters (ISO 4217). Refuses signs such as `€`, and names their letters. */
export const currency = z
  .enum(currencies, {
    error: ({ input }) => {
      const letters = typeof input === 'string' ? currenciesOf(input.trim()) : [];
      return letters.length > 0
        ? `Write three letters instead of the sign ${input}: ${letters.join(', ')}.`
        : wanted;
    },
  })
  .describe(wanted);
