import { expect, test } from 'vitest';
import { currency } from './currency.ts';

test.each([
  ['R$', /instead of the sign R\$: BRL\./],
  ['zł', /: PLN\./],
  ['Kč', /: CZK\./],
  ['€', /: EUR\./],
  ['£', /GBP/],
  ['$', /AUD.*USD/],
  ['US$', /: USD\./],
  ['kr', /DKK.*NOK.*SEK/],
  ['pounds', /three letters\. For example: GBP/],
])('the sign %s is refused with its letters', (sign, message) => {
  const { error } = currency.safeParse(sign);
  expect(error?.issues[0]?.message).toMatch(message);
});

test.each(['GBP', 'JPY', 'KRW', 'PLN'])('%s is a currency', (letters) => {
  expect(currency.parse(letters)).toBe(letters);
});
