import { windowAt } from '../engine/round.ts';
import type { StepOf } from '../engine/step.ts';
import type { Board } from './board.ts';
import { animate, prefersReducedMotion, wait } from './motion.ts';
import { BRAKE, MOVING, MOVING_OPACITY, RIPPLE, settled, WIND_UP, type Pace } from './timing.ts';

const SYMBOLS_PER_SECOND = 11;
/** When symbols are faint: before they are fast, so that none that pass can flash. */
const FADED = 230;
/** How far a reel is pulled back before it turns, in symbols. */
const PULL = 0.2;

/** How the reels of a game stop. All take the same time, whatever they show. */
export interface Stop {
  /** Whether symbols rise. Otherwise they fall. */
  rises?: boolean;
  /** How a new symbol comes, and the time between two of a reel, in milliseconds. */
  comes: Keyframe[];
  between: number;
}

/** Spins the reels that are not held to their stops. The duration depends neither on these nor on the number of reels. */
export async function spinReels(board: Board, step: StepOf<'land'>, pace: Pace, stop: Stop) {
  if (prefersReducedMotion()) return crossFade(board, step, pace);
  const between = (4 * pace.between) / (board.strips.length - 1);
  for (const reel of step.stops.keys()) {
    if (!step.held.includes(reel)) turn(board, step, reel, pace.firstStop + reel * between, stop);
  }
  await wait(settled(pace));
}

/** Turns a reel, faint while it is fast, until it stops, so many milliseconds from now. */
function turn(board: Board, step: StepOf<'land'>, reel: number, stops: number, stop: Stop): void {
  const letters = step.grid[reel] ?? [];
  const strip = board.strips[reel];
  if (!strip) return;
  const begins = reel * RIPPLE;
  const moving = begins + MOVING;
  const steady = (SYMBOLS_PER_SECOND * (stops - moving)) / 1000;
  const travel = Math.ceil(steady) + 1;

  // What passes is what the strip has before its stop, joined to the symbols on the board now.
  const at = step.stops[reel] ?? 0;
  const first = stop.rises ? at - travel : at + letters.length;
  const leaving = [...strip.children];
  board.showReel(reel, windowAt(step.strips[reel] ?? '', first, travel));
  if (stop.rises) strip.prepend(...leaving);
  else strip.append(...leaving);

  const passed = (moved: number, time: number, easing = 'linear'): Keyframe => {
    const from = stop.rises ? -moved : moved - travel;
    return {
      transform: `translate3d(0, ${(from / (travel + letters.length)) * 100}%, 0)`,
      offset: time / stops,
      easing,
    };
  };
  strip.animate(
    [
      passed(0, 0),
      passed(0, begins, 'cubic-bezier(.2, .6, .4, 1)'),
      { ...passed(-PULL, begins + WIND_UP, 'cubic-bezier(.5, 0, .9, .6)'), opacity: 1 },
      { opacity: MOVING_OPACITY, offset: (begins + FADED) / stops },
      passed(travel - steady, moving),
      { ...passed(travel, stops), opacity: MOVING_OPACITY },
    ],
    { duration: stops },
  );
  board.rush(reel, begins + WIND_UP, stops + BRAKE / 2);
  void wait(stops).then(() => {
    // New symbols on a short strip: of a long one that moves, WebKit paints nothing while it is busy.
    for (const animation of strip.getAnimations()) animation.cancel();
    board.showReel(reel, letters);
    for (const [row, cell] of [...strip.children].entries()) {
      const timing = { duration: 0.8 * BRAKE, delay: stop.between * row };
      animate(cell, stop.comes, timing);
    }
    void wait(BRAKE / 3).then(() => board.land(reel));
  });
}

/** For reduced motion: the old symbols fade out, and the new ones fade in. */
export async function crossFade(board: Board, { grid, held }: StepOf<'land'>, pace: Pace) {
  const turning = [...board.strips.entries()].filter(([reel]) => !held.includes(reel));
  const fade = { duration: 300, fill: 'forwards' } as const;
  for (const [, strip] of turning) strip.animate({ opacity: [1, MOVING_OPACITY] }, fade);
  await wait(settled(pace) - fade.duration);
  for (const [reel, strip] of turning) {
    board.showReel(reel, grid[reel] ?? []);
    strip.animate({ opacity: [MOVING_OPACITY, 1] }, fade);
  }
  board.land(0);
  await wait(fade.duration);
}
