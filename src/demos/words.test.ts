import { expect, test } from 'vitest';
import { formatNumber, formatTime } from './words.ts';

test.each([
  { value: 0, text: '0' },
  { value: -120, text: '−120' },
  { value: 12_345_678, text: '12,345,678' },
])('$value reads $text', ({ value, text }) => {
  expect(formatNumber(value)).toBe(text);
});

test.each([
  { seconds: 725, text: '0:12:05' },
  { seconds: 3600, text: '1:00:00' },
])('$seconds seconds read $text', ({ seconds, text }) => {
  expect(formatTime(seconds)).toBe(text);
});
