import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each([
  ['A Vivid Escape', 'Vivid Escape'],
  ['Quill & Q’s', 'Quill & Q’s'],
  ['Ada’s & Company’s Midnight Parlour', 'Ada’s'],
  ['Wow! Games', 'Wow! Games'],
  ['The Conversationalists', 'Conversation'],
  ['ゲームカフェ', 'ゲームカフェ'],
])('below its icon, "%s" is "%s"', (name, short) => {
  expect(shortName(name)).toBe(short);
});
