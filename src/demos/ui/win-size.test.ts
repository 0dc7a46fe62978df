import { expect, test } from 'vitest';
import { countingTime, winSize } from './win-size.ts';

test.each([
  { multiple: 4.5, size: 'small' },
  { multiple: 5, size: 'medium' },
  { multiple: 19, size: 'medium' },
  { multiple: 20, size: 'large' },
])('a win of $multiple times the stake is $size', ({ multiple, size }) => {
  expect(winSize(multiple)).toBe(size);
});

test('a larger win counts up for longer', () => {
  const { small, medium, large } = countingTime;
  expect(small).toBeLessThan(medium);
  expect(medium).toBeLessThan(large);
});
