// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showSky } from './sky.ts';

test('the sky turns from the last warm hour to midnight, and then from dawn', () => {
  const sky = showSky();
  const hours = Array.from({ length: 20 }, () => sky.nextHour());
  expect(hours.slice(0, 9).join(', ')).toBe(
    '6 PM, 7 PM, 8 PM, 9 PM, 10 PM, 11 PM, Midnight, 5 AM, 6 AM',
  );
  expect(hours).toContain('Noon');
  expect(hours.at(-1)).toBe('5 PM');
});
