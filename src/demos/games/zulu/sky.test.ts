// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showSky } from './sky.ts';

test('the sky turns from sunset to midnight, and then from dawn', () => {
  const sky = showSky();
  const hours = Array.from({ length: 8 }, () => sky.nextHour());
  expect(hours.join(', ')).toBe('Dusk, Night, Midnight, Dawn, Morning, Noon, Afternoon, Sunset');
});
