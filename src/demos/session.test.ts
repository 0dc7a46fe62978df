import { expect, test } from 'vitest';
import { canPlay, formatNumber, formatTime, newSession, refill, settle, stake } from './session.ts';

test('a round costs 10 play credits, and a win of 5 times the stake brings 50', () => {
  const played = stake(newSession());
  expect(played).toEqual({ credits: 990, net: -10 });
  expect(settle(played, 5)).toEqual({ credits: 1040, net: 40 });
});

test('a hundred rounds without a win end the demo', () => {
  let session = newSession();
  for (let round = 0; round < 100; round++) {
    expect(canPlay(session)).toBe(true);
    session = stake(session);
  }
  expect(canPlay(session)).toBe(false);
});

test('fresh credits do not hide what was lost', () => {
  expect(refill({ credits: 0, net: -1000 })).toEqual({ credits: 1000, net: -1000 });
});

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
