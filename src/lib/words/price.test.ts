import { expect, test } from 'vitest';
import { printPrice } from './price.ts';

test.each([
  [8.5, 'GBP', '£8.50'],
  [18, 'GBP', '£18'],
  [18, 'EUR', '€18'],
  [18, 'USD', '$18'],
  [1250, 'JPY', '¥1,250'],
  [1.25, 'KWD', 'KWD\u00A01.250'],
  [350, 'PLN', 'zł\u00A0350'],
])('%s in %s is printed as %s', (price, currency, printed) => {
  expect(printPrice(price, currency)).toBe(printed);
});
