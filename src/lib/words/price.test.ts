import { expect, test } from 'vitest';
import { printedPrice, roundedPrice } from './price.ts';

test.each([
  [8.5, 'GBP', '£8.50', 8.5],
  [18, 'GBP', '£18', 18],
  [18, 'EUR', '€18', 18],
  [18, 'USD', '$18', 18],
  [1250, 'JPY', '¥1,250', 1250],
  [1.25, 'KWD', 'KWD\u00A01.250', 1.25],
  [350, 'PLN', 'zł\u00A0350', 350],
  [990.4, 'KRW', '₩990', 990],
] as const)(
  '%s in %s is printed as %s, and is %s in search results',
  (price, currency, printed, rounded) => {
    expect(printedPrice(price, currency)).toBe(printed);
    expect(roundedPrice(price, currency)).toBe(rounded);
  },
);
