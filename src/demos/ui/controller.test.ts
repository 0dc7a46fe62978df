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
  return resultOf(steps);
}

/** Plays a round. Returns the sizes of the wins that sounded, in order. */
async function winsHeard() {
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
  await vi.advanceTimersByTimeAsync(20_000);
  return win.mock.calls.map(([size]) => size);
}

test('a lost round never sounds like a win, and a won one sounds by its size', async () => {
  const heard = new Set<string>();
  for (let seed = 1; seed <= 30; seed++) {
    const multiple = drawFrom(seed);
    const sizes = await winsHeard();
    expect(sizes.at(-1), `a round that pays ${multiple} times the stake`).toBe(
      multiple ? winSize(multiple) : undefined,
    );
    heard.add(multiple ? 'win' : 'loss');
  }
  expect(heard).toEqual(new Set(['win', 'loss']));
});
