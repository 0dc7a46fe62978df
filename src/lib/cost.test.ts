import { expect, test } from 'vitest';
import { costSentence, paidFor } from './cost.ts';

test('where an evening to come has tickets, guests read that they pay for them', () => {
  expect(costSentence(['free', 3])).toBe(
    'Games are free. You pay for food, for tickets to some evenings, and for your room if you stay.',
  );
  expect(paidFor(['free', 3])).toBe('Your card pays for food, tickets and rooms, never for play.');
});

test.each([[[]], [['free' as const]]])(
  'without tickets, no sentence speaks of them: %j',
  (prices) => {
    expect(costSentence(prices)).toBe(
      'Games are free. You pay for food, and for your room if you stay.',
    );
    expect(paidFor(prices)).toBe('Your card pays for food and rooms, never for play.');
  },
);
