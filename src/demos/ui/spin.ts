import { MOVING_OPACITY } from '../flash.ts';
import type { Model } from '../game.ts';
import { symbolAt, type Round } from '../play/round.ts';
import { cell, type Board } from './board.ts';
import { prefersStillness, spring, wait } from './dom.ts';
import { BETWEEN_STOPS, BRAKE, FIRST_STOP, MOVING, SETTLED, WIND_UP } from './timing.ts';

const SYMBOLS_PER_SECOND = 11;

/** Turns the reels to their stops. How long that takes never depends on where they stop. */
export async function spin(model: Model, board: Board, { stops }: Round) {
  if (prefersStillness()) return crossFade(model, board, stops);
  for (const [reel, strip] of board.strips.entries()) {
    turn(strip, model, reel, stops[reel] ?? 0);
  }
  await wait(SETTLED);
}

function turn(strip: HTMLElement, model: Model, reel: number, stop: number): void {
  const { rows, strips } = model;
  const letters = strips[reel] ?? '';
  const brakes = FIRST_STOP + reel * BETWEEN_STOPS;
  const duration = brakes + BRAKE;
  const steady = (SYMBOLS_PER_SECOND * (brakes - MOVING)) / 1000;
  const travel = Math.ceil(steady) + 3;

  // From the symbol above the new window down to it, on along the strip, and last what is shown now.
  const passing = Array.from({ length: travel + 1 }, (_, i) => symbolAt(letters, stop - 1 + i));
  const leaving = [...strip.children];
  strip.replaceChildren(...passing.map(cell), ...leaving);

  const count = travel + 1 + rows;
  const at = (moved: number, time: number, easing = 'linear'): Keyframe => ({
    transform: `translate3d(0, ${((moved - travel - 1) / count) * 100}%, 0)`,
    offset: time / duration,
    easing,
  });
  strip.animate(
    [
      at(0, 0, 'cubic-bezier(.4, 0, 1, 1)'),
      at(-0.06, WIND_UP, 'cubic-bezier(.5, 0, .9, .6)'),
      at(travel - 1 - steady, MOVING),
      at(travel - 1, brakes, spring),
      at(travel, duration),
    ],
    { duration, fill: 'forwards' },
  );
  const faint = { opacity: MOVING_OPACITY };
  strip.animate(
    [
      { opacity: 1, offset: 0 },
      { opacity: 1, offset: WIND_UP / duration },
      { ...faint, offset: MOVING / duration },
      { ...faint, offset: (duration - BRAKE / 2) / duration },
      { opacity: 1, offset: 1 },
    ],
    { duration },
  );
  void wait(duration).then(() => {
    strip.replaceChildren(...passing.slice(1, rows + 1).map(cell));
    for (const animation of strip.getAnimations()) animation.cancel();
  });
}

/** Without movement: what is shown steps back, and the result fades in. */
async function crossFade(model: Model, board: Board, stops: readonly number[]): Promise<void> {
  const steppedBack = board.strips.map((strip) =>
    strip.animate({ opacity: [1, MOVING_OPACITY] }, { duration: 300, fill: 'forwards' }),
  );
  await wait(2000);
  board.strips.forEach((strip, reel) => {
    const letters = model.strips[reel] ?? '';
    const symbols = Array.from({ length: model.rows }, (_, i) =>
      symbolAt(letters, (stops[reel] ?? 0) + i),
    );
    strip.replaceChildren(...symbols.map(cell));
    steppedBack[reel]?.cancel();
    strip.animate({ opacity: [MOVING_OPACITY, 1] }, { duration: 300 });
  });
  await wait(SETTLED - 2000);
}
