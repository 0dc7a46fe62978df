import { windowAt } from '../../engine/round.ts';
import { zulu } from './game.ts';
import type { Arrival } from '../../ui/arrival.ts';
import { start } from '../../ui/main.ts';
import { animate, MOVING_OPACITY, spring, wait } from '../../ui/motion.ts';

/** The time in which the sun takes a step. The sky changes its colours in the same time (`theme.css`). */
const STEP = 450;

/** Beads are pulled up, and new ones click up from the bottom, one after the other. */
const clickUp: Arrival = {
  leaves: { opacity: MOVING_OPACITY, transform: 'translateY(-310%)' },
  comes: [
    { opacity: MOVING_OPACITY, transform: 'translateY(310%)', easing: spring },
    { opacity: 1 },
  ],
  duration: 480,
  betweenReels: 180,
  betweenRows: 50,
};

/** Zulu Gold: the sun fills its reel, and walks over the board. */
start(zulu, ({ board, sound }) => {
  const { rows, strips } = zulu.model;
  /** Moves the sun over a reel, in the place of its symbols. The hour of the sky is the reel where it stands. */
  async function move(reel: number, from: Keyframe[]): Promise<void> {
    const picture = board.cover([reel, 0], 'W-tall', 'tall');
    document.body.dataset['sun'] = `${reel}`;
    const timing = { duration: STEP, easing: 'cubic-bezier(.4, 0, .2, 1)' };
    animate(picture, [...from, { opacity: 1 }], timing);
    await wait(STEP);
    board.showReel(reel, Array(rows).fill('none'));
  }

  return {
    begin: () => delete document.body.dataset['sun'],
    arrival: clickUp,
    /** The sun grows from its cell over the whole reel. */
    expand({ cell: [reel, row] }) {
      sound.featureBegins();
      const transform = `translateY(${((row + 0.5) / rows - 0.5) * 100}%) scale(${1 / rows})`;
      return move(reel, [{ opacity: 0.4, transform }]);
    },
    /** It walks on and leaves symbols behind, while the sky turns to the next hour. */
    walk({ reel }) {
      sound.reelStarts(reel);
      board.clear();
      board.showReel(reel - 1, windowAt(strips[reel - 1] ?? '', 0, rows));
      return move(reel, [{ translate: '-100%' }, { translate: '-50% -3%', rotate: '2deg' }]);
    },
  };
});
