import { expect, test } from 'vitest';
import { costInWords, entryInWords, eveningPriceInWords, paymentsInWords } from './cost.ts';

const free = { entry: { price: 'free' as const }, currency: 'GBP' };
const paid = { entry: { price: 5 }, currency: 'GBP' };
const house = { ...free, bedrooms: 'Rooms' };

test.each([
  ['food, drink, tickets and rooms', house, ['free' as const, 3]],
  ['food, drink and rooms', house, ['free' as const]],
  ['food and drink', free, []],
  ['entry, food, drink and tickets', paid, [3]],
])('guests read that they pay for %s, but not for play', (goods, venue, prices) => {
  expect(paymentsInWords(venue, prices)).toBe(`You pay for ${goods}, never for play.`);
});

test('guests read that games are free, and what they pay for in more words', () => {
  const goods = 'entry, food, drink, tickets to some evenings and your room if you stay';
  const venue = { ...paid, bedrooms: 'Rooms' };
  expect(costInWords(venue, ['free', 3])).toBe(`Games are free. You pay for ${goods}.`);
});

test.each([
  ['Entry is free.', { price: 'free' as const }],
  ['Entry is £5.', { price: 5 }],
  ['Entry is £5. Before 6 PM, it is £3.', { price: 5, note: 'Before 6 PM, it is £3' }],
])('guests read: %s', (words, entry) => {
  expect(entryInWords({ entry, currency: 'GBP' })).toBe(words);
});

test('an evening is free only where entry is', () => {
  expect(eveningPriceInWords('free', free)).toBe('free');
  expect(eveningPriceInWords('free', paid)).toBe('free with entry');
  expect(eveningPriceInWords(3, paid)).toBe('£3');
});
