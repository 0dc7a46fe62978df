/** The number of decimals of a currency: usually two, none for JPY, three for KWD. */
export function decimalsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}

/** Prints a price with the sign that the country of the currency uses: `£8.50`, `£18`, `$18`. */
export function printPrice(price: number, currency: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const decimals = { trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en-GB', { ...style, ...decimals }).format(price);
}
