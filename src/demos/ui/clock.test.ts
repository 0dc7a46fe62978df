// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from './clock.ts';

const onTick = vi.fn();
const shown = () => document.querySelector('.time')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  onTick.mockClear();
  document.body.innerHTML = '<b class="time">0:00:00</b>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a clock measures what is played, and stands still in a break', () => {
  const clock = createClock(onTick);
  vi.advanceTimersByTime(90_000);
  expect([shown(), onTick.mock.calls.length]).toEqual(['0:00:00', 0]);
  clock.run(true);
  vi.advanceTimersByTime(59_000);
  expect([shown(), clock.minutes()]).toEqual(['0:00:59', 0]);
  clock.run(false);
  vi.advanceTimersByTime(600_000);
  expect([shown(), clock.minutes()]).toEqual(['0:00:59', 0]);
  clock.run(true);
  vi.advanceTimersByTime(61_000);
  expect([shown(), clock.minutes()]).toEqual(['0:02:00', 2]);
  expect(onTick).toHaveBeenCalledTimes(120);
});

test('a clock that runs does not start anew', () => {
  const clock = createClock(onTick);
  clock.run(true);
  vi.advanceTimersByTime(50_000);
  clock.run(true);
  vi.advanceTimersByTime(10_000);
  expect(clock.minutes()).toBe(1);
});

test('an hour in a hidden page is not played', () => {
  const clock = createClock(onTick);
  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  clock.run(true);
  vi.advanceTimersByTime(30_000);
  hide(true);
  vi.advanceTimersByTime(3_600_000);
  hide(false);
  vi.advanceTimersByTime(31_000);
  expect([shown(), clock.minutes()]).toEqual(['0:01:01', 1]);
  // A break does not end when the page is shown again.
  clock.run(false);
  hide(true);
  hide(false);
  vi.advanceTimersByTime(60_000);
  expect(clock.minutes()).toBe(1);
});
