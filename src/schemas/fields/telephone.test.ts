import { expect, test } from 'vitest';
import { telephoneNumber } from './telephone.ts';

test.each([
  ['+420 224 000 111', '+420 224 000 111'],
  ['+442079460018', '+44 20 7946 0018'],
  ['+44 (0)20 7946-0018', '+44 20 7946 0018'],
  ['+44 20 7946 0018 x12', '+44 20 7946 0018 ext. 12'],
  ['+44 20 7946 0018 ext. 12', '+44 20 7946 0018 ext. 12'],
  ['+39 06 698 1022', '+39 06 698 1022'],
])('%s is shown as %s', (written, shown) => {
  expect(telephoneNumber.parse(written)).toBe(shown);
});

test.each([
  ['020 7946 0018', /country code is missing.*For example: \+44/],
  ['call +44 20 7946 0018', /country code is missing/],
  ['front desk', /country code is missing/],
  ['+44 20 79', /number of digits/],
  ['+999 123 456', /number of digits/],
  [442079460018, /quotation marks/],
])('%s is refused', (written, message) => {
  expect(telephoneNumber.safeParse(written).error?.issues[0]?.message).toMatch(message);
});
