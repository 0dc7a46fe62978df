import { expect, test } from 'vitest';
import { formatNumber, formatTime } from './format.ts';

test.each([
  { value: 1040, text: '1,040' },
  { value: -120, text: '−120' },
  { value: 0, text: '0' },
  { value: -1_000, text: '−1,000' },
  { value: 12_345_678, text: '12,345,678' },
])('$value reads $text', ({ value, text }) => {
  expect(formatNumber(value)).toBe(text);
});

test.each([
  { milliseconds: 0, text: '0:00:00' },
  { milliseconds: 725_900, text: '0:12:05' },
  { milliseconds: 3_600_000, text: '1:00:00' },
])('$milliseconds ms read $text', ({ milliseconds, text }) => {
  expect(formatTime(milliseconds)).toBe(text);
});
