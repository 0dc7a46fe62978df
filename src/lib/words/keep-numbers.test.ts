import { expect, test } from 'vitest';
import { keepNumbers } from './keep-numbers.ts';

test.each([
  ['the door is 95 cm wide', 'the door is 95\u00A0cm wide'],
  ['Friday 4 December 2026', 'Friday 4\u00A0December 2026'],
  ['+44 20 7946 0018', '+44 20 7946 0018'],
])('in "%s", a number and its unit stay together', (text, kept) => {
  expect(keepNumbers(text)).toBe(kept);
});
