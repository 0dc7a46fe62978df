/** How many decimals a currency has: two in most, none in JPY, three in KWD. */
export function decimalsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}

/** A price for search engines, with the decimals that visitors see. */
export function roundedPrice(price: number | 'free', currency: string): number {
  return price === 'free' ? 0 : Number(price.toFixed(decimalsOf(currency)));
}

/** A price as visitors read it: `£8.50`, `£18`, `US$18`, `Free`. */
export function printedPrice(price: number | 'free', currency: string): string {
  if (price === 'free') return 'Free';
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en-GB', style).format(price);
}
