import { expect, test } from 'vitest';
import { costSentence, paidFor } from './cost.ts';

const house = { rooms: 'Rooms, free to cancel' };

test.each([
  ['food, tickets and rooms', house, ['free' as const, 3]],
  ['food and rooms', house, ['free' as const]],
  ['food and tickets', {}, [3]],
  ['food', {}, []],
])('guests read that they pay for %s', (goods, venue, prices) => {
  expect(paidFor(venue, prices)).toBe(`Your card pays for ${goods}, never for play.`);
});

test.each([
  [
    'food, for tickets to some evenings, and for your room if you stay',
    house,
    ['free' as const, 3],
  ],
  ['food, and for your room if you stay', house, []],
  ['food, and for tickets to some evenings', {}, [3]],
  ['food', {}, ['free' as const]],
])('guests read that games are free, and pay for %s', (goods, venue, prices) => {
  expect(costSentence(venue, prices)).toBe(`Games are free. You pay for ${goods}.`);
});
