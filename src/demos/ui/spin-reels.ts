import { windowAt } from '../engine/round.ts';
import type { StepOf } from '../engine/step.ts';
import type { Board } from './board.ts';
import { prefersReducedMotion, spring, wait } from './motion.ts';
import { BRAKE, MOVING, MOVING_OPACITY, RIPPLE, settled, WIND_UP, type Pace } from './timing.ts';

const SYMBOLS_PER_SECOND = 11;
/** When symbols are faint: before they are fast, so that none that pass can flash. */
const FADED = 230;
/** How far a reel is pulled back before it turns, in symbols. */
const PULL = 0.2;

/** Spins the reels that are not held to their stops. The duration depends neither on these nor on the number of reels. */
export async function spinReels(board: Board, step: StepOf<'land'>, pace: Pace): Promise<void> {
  if (prefersReducedMotion()) return crossFade(board, step, pace);
  const between = (4 * pace.between) / (board.strips.length - 1);
  for (const reel of step.stops.keys()) {
    if (!step.held.includes(reel)) turn(board, step, reel, pace.firstStop + reel * between);
  }
  await wait(settled(pace));
}

/** Turns a reel until it brakes, so many milliseconds from now. */
function turn(board: Board, step: StepOf<'land'>, reel: number, brakes: number): void {
  const { grid, strips, stops } = step;
  const strip = board.strips[reel];
  const rows = grid[reel]?.length ?? 0;
  if (!strip) return;
  const begins = reel * RIPPLE;
  const moving = begins + MOVING;
  const duration = brakes + BRAKE;
  const steady = (SYMBOLS_PER_SECOND * (brakes - moving)) / 1000;
  const travel = Math.ceil(steady) + 3;

  // The strip from the symbol above the new stop down to the symbols on the board now.
  const passing = windowAt(strips[reel] ?? '', (stops[reel] ?? 0) - 1, travel + 1);
  const leaving = [...strip.children];
  board.showReel(reel, passing);
  strip.append(...leaving);

  const at = (moved: number, time: number, easing = 'linear'): Keyframe => ({
    transform: `translate3d(0, ${((moved - travel - 1) / (travel + 1 + rows)) * 100}%, 0)`,
    offset: time / duration,
    easing,
  });
  strip.animate(
    [
      at(0, 0),
      at(0, begins, 'cubic-bezier(.2, .6, .4, 1)'),
      { ...at(-PULL, begins + WIND_UP, 'cubic-bezier(.5, 0, .9, .6)'), opacity: 1 },
      { opacity: MOVING_OPACITY, offset: (begins + FADED) / duration },
      at(travel - 1 - steady, moving),
      at(travel - 1, brakes, spring),
      { opacity: MOVING_OPACITY, offset: 1 - BRAKE / 2 / duration },
      at(travel, duration),
    ],
    { duration, fill: 'forwards' },
  );
  board.rush(reel, begins + WIND_UP, brakes + BRAKE / 2);
  void wait(brakes + BRAKE / 3).then(() => board.land(reel));
  void wait(duration).then(() => {
    // The symbols themselves stay, because they are still moved by their landing.
    strip.replaceChildren(...[...strip.children].slice(1, rows + 1));
    for (const animation of strip.getAnimations()) animation.cancel();
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
