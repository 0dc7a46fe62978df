import { expect, test } from 'vitest';
import { withFullStop } from './with-full-stop.ts';

test.each([
  ['A Vivid Escape', 'A Vivid Escape.'],
  ['Quill sp. z o.o.', 'Quill sp. z o.o.'],
  ['Play!', 'Play!'],
  ['Who’s in?', 'Who’s in?'],
  ['And so on…', 'And so on…'],
])('"%s" ends with one mark: "%s"', (text, ended) => {
  expect(withFullStop(text)).toBe(ended);
});
