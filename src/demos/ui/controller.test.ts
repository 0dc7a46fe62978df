// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { play, resultOf } from '../engine/round.ts';
import { zulu } from '../games/zulu/game.ts';
import { seeded } from '../test/every-round.ts';
import { createController } from './controller.ts';
import { winSize } from './sentences.ts';
import type { Sound } from './sound.ts';
import { createVisit } from './visit.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.animate = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A random source for the browser: its numbers give the round of a seed. */
function drawFrom(seed: number) {
  const drawn: number[] = [];
  const random = seeded(seed);
  const steps = play(zulu, (n) => {
    const number = random(n);
    drawn.push(number);
    return number;
  });
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array[0] = drawn.shift() ?? 0;
    return array;
  });
  return steps;
}

/** Plays a round. Returns the sizes of the wins that sounded, and the sums that were shown, in order. */
async function playRound() {
  // Another page for each round, because the controller of the last one still listens.
  const strips = '<span class="strip"></span>'.repeat(zulu.model.strips.length);
  document.body.innerHTML = `<button class="spin"></button><b class="credits"></b><b class="net"></b>
    <b class="tally"></b><div class="finds"><ol></ol></div><div class="reels">${strips}</div>
    <svg class="lines"></svg><table><tbody class="symbols-shown"></tbody></table>
    <p class="result"><b class="headline"></b><span class="detail"></span></p>
    <p class="announcement"></p><div class="status"></div>`;
  const win = vi.fn<Sound['win']>();
  const silent = {
    win,
    found: vi.fn(),
    roundBegins: vi.fn(),
    reelLands: vi.fn(),
    reelStarts: vi.fn(),
  };
  const { run } = createController(
    zulu,
    () => ({ land: () => Promise.resolve() }),
    createVisit(zulu),
    silent as unknown as Sound,
    () => Promise.resolve(),
  );
  void run();
  await vi.advanceTimersByTimeAsync(0);
  document.querySelector<HTMLElement>('.spin')?.click();
  const shown: number[] = [];
  const headline = document.querySelector('.headline');
  const observer = new MutationObserver(() => {
    const [sum] = /[\d,]+/.exec(headline?.textContent ?? '') ?? [];
    if (sum) shown.push(Number(sum.replace(',', '')));
  });
  if (headline) observer.observe(headline, { childList: true, characterData: true, subtree: true });
  await vi.advanceTimersByTimeAsync(20_000);
  return { heard: win.mock.calls.map(([size]) => size), shown };
}

test('only what pays sounds like a win, by its size, and no sum falls below one that was shown', async () => {
  const played = new Set<string>();
  for (let seed = 1; seed <= 60; seed++) {
    const steps = drawFrom(seed);
    const { heard, shown } = await playRound();
    const turns = steps.slice(0, -1).filter(({ type }) => type === 'pay');
    const paid = [...turns.map((turn) => resultOf([turn])), resultOf(steps)].filter(Boolean);
    expect(heard, `seed ${seed}`).toEqual(paid.map(winSize));
    expect(shown, `seed ${seed}`).toEqual(shown.toSorted((a, b) => a - b));
    played.add(paid.length > 2 ? 'a walk' : paid.length ? 'a win' : 'a loss');
    if (turns.some((turn) => !resultOf([turn]))) played.add('a turn without a win');
  }
  expect([...played].toSorted()).toEqual(['a loss', 'a turn without a win', 'a walk', 'a win']);
});
