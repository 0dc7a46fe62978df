import { expect, test } from 'vitest';
import { isPlaceholderTelephone } from './placeholder.ts';

test.each([
  ['London', '+44 20 7946 0018'],
  ['no place', '+44 1632 960123'],
  ['mobiles', '+44 7700 900123'],
  ['the whole country', '+44 3069 990123'],
  ['Leeds', '+44 113 496 0123'],
  ['Manchester', '+44 161 496 0123'],
  ['North America', '+1 202 555 0123'],
])('a number of drama for %s is a placeholder: %s', (_place, number) => {
  expect(isPlaceholderTelephone(number)).toBe(true);
});

test.each(['+44 113 123 4567', '+1 202 555 1230'])('%s may be real', (number) => {
  expect(isPlaceholderTelephone(number)).toBe(false);
});
