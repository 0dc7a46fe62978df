// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stakeCredits, creditsAtStart } from '../game.ts';
import { createCredits } from './visit.ts';

const shown = () => document.querySelector('.credits')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.removeAttribute('data-reduced-motion');
  document.body.innerHTML = '<p class="status"><b class="credits"></b><b class="net"></b></p>';
});
afterEach(() => {
  vi.useRealTimers();
});

/** Counts a win up. Returns each count, and what the page has shown with it. */
async function countUp(multiple: number) {
  const credits = createCredits();
  const counts: number[] = [];
  const texts: (string | null | undefined)[] = [];
  credits.payOut(multiple);
  const onCount = (won: number) => {
    counts.push(won);
    texts.push(shown());
  };
  const counted = credits.countUp(multiple, 2000, onCount);
  await vi.advanceTimersByTimeAsync(2100);
  await counted;
  return { counts, texts };
}

test('a win counts up in whole stakes, from the smallest win to its end', async () => {
  const { counts, texts } = await countUp(50);
  expect(counts.length).toBeGreaterThan(20);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(Math.min(...counts)).toBe(2 * stakeCredits);
  expect(counts.every((won) => won % stakeCredits === 0)).toBe(true);
  expect(counts.at(-1)).toBe(50 * stakeCredits);
  expect(texts[0]).toBe('2,040');
  expect(texts.at(-1)).toBe('3,000');
});

test('with reduced motion, the sum stands there at once', async () => {
  document.documentElement.toggleAttribute('data-reduced-motion', true);
  const { counts, texts } = await countUp(50);
  expect(counts).toEqual([50 * stakeCredits]);
  expect(texts).toEqual(['3,000']);
});

test('screen readers hear no count', async () => {
  const credits = createCredits();
  const status = document.querySelector('.status');
  const heard: (string | null | undefined)[] = [];
  const counted = credits.countUp(5, 400, () => heard.push(status?.ariaHidden));
  await vi.advanceTimersByTimeAsync(500);
  await counted;
  expect(new Set(heard.slice(0, -1))).toEqual(new Set(['true']));
  expect(heard.at(-1)).toBeNull();
});

test('new credits leave the net result of the visit as it is', () => {
  const credits = createCredits();
  for (let round = 0; round * stakeCredits < creditsAtStart; round++) credits.payStake();
  expect(credits.areGone()).toBe(true);
  credits.refill();
  expect([credits.held(), credits.net()]).toEqual([creditsAtStart, -creditsAtStart]);
});
