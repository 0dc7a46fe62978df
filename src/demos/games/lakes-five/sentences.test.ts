import { expect, test } from 'vitest';
import { lakesFive } from './game.ts';
import { adviceText, goalText, handText, pressSentence } from './sentences.ts';

const keeping = (kept: string, average: number) => ({
  kept: [...'12345'].map((lantern) => kept.includes(lantern)),
  average,
});

test('the adviser or the player may keep none', () => {
  expect(adviceText(keeping('1', 0.1), keeping('', 0.2))).toContain('The adviser keeps none: 4');
  expect(pressSentence(keeping('', 0))).toMatch(/^Kept: none\. Press to cast the others/);
});

test.each([
  { hand: 'T, T, H, K, T', text: '3 trout' },
  { hand: 'L, H, L, H, T', text: '2 lilies and 2 herons' },
  { hand: 'T, H, K, B, L', text: 'Nothing alike' },
  { hand: 'H, R, H, R, H', text: 'Full house: 3 herons and 2 reeds, 2× as it is' },
  { hand: 'H, H, R, H, H', text: '4 herons, 6× as it is' },
])('$hand reads: $text', ({ hand, text }) => {
  expect(handText(lakesFive, hand.split(', '))).toBe(text);
});

test.each([
  { hand: 'T, T, H, K, T', kept: '125', text: 'Four trout pay 10×, five 100×.' },
  { hand: 'T, T, H, H, K', kept: '34', text: 'Four herons pay 6×, five 60×.' },
  { hand: 'R, P, L, L, P', kept: '2345', text: 'A full house pays 2×.' },
  { hand: 'P, P, P, P, T', kept: '1234', text: 'Five pebbles pay 12×.' },
  { hand: 'T, H, K, B, L', kept: '1', text: '' },
  { hand: 'H, H, R, H, R', kept: '124', text: '' },
])('of $hand, keeping $kept may bring: $text', ({ hand, kept, text }) => {
  expect(goalText(lakesFive, hand.split(', '), keeping(kept, 0).kept)).toBe(text);
});
