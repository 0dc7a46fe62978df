import { expect, test } from 'vitest';
import { formatTime } from './words.ts';

test('a time has hours, and two digits for minutes and seconds', () => {
  expect(formatTime(725)).toBe('0:12:05');
  expect(formatTime(3600)).toBe('1:00:00');
});
