/** Prints a price with the sign that the country of the currency uses: `£8.50`, `£18`, `$18`. */
export function printPrice(price: number, currency: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const decimals = { trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en-GB', { ...style, ...decimals }).format(price);
}
