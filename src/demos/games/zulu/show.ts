import { cellsOf, letterAt, resultOf, windowAt } from '../../engine/round.ts';
import type { Step } from '../../engine/step.ts';
import { zulu } from './game.ts';
import type { Arrival } from '../../ui/stage.ts';
import { span, symbol } from '../../ui/dom.ts';
import { oneOf, highlightInTurn } from '../../ui/lost-round.ts';
import { start } from '../../ui/main.ts';
import { animate, MOVING_OPACITY, spring, wait } from '../../ui/motion.ts';
import { showSky } from './sky.ts';

/** The duration of a step of the sun, in milliseconds. The sky changes colour in the same time (`theme.css`). */
const STEP = 450;

const clickUp: Arrival = {
  leaves: { opacity: MOVING_OPACITY, transform: 'translateY(-310%)' },
  comes: [
    { opacity: MOVING_OPACITY, transform: 'translateY(310%)', easing: spring },
    { opacity: 1 },
  ],
  duration: 480,
  betweenReels: 250,
  betweenRows: 50,
};

const EVENTS: Record<string, readonly string[]> = {
  E: ['An elephant flaps its ears.', 'An elephant takes a dust bath.'],
  L: ['A lion yawns.', 'A lion rolls over.'],
  Z: ['A zebra looks up.', 'A zebra flicks its tail.'],
  G: ['A giraffe stretches.', 'A giraffe reaches for a leaf.'],
  B: ['Beads click in the wind.', 'Somebody strings a bead.'],
  K: ['A kudu passes by.', 'A kudu calls from the hill.'],
  D: ['Leaves stir on the acacia.', 'A bird lands in the acacia.'],
};

start(zulu, ({ board, sound }) => {
  const { rows, strips } = zulu.model;
  const sky = showSky();

  async function move(reel: number, from: Keyframe[]): Promise<void> {
    const picture = board.addOverlay(symbol('W-tall'), 'tall', [reel, 0]);
    // The sun rises at dawn on reel 2.
    sky.turnTo(reel - 1);
    const timing = { duration: STEP, easing: 'cubic-bezier(.4, 0, .2, 1)' };
    animate(picture, [...from, { opacity: 1 }], timing);
    await wait(STEP);
    board.showReel(reel, Array(rows).fill('none'));
  }

  /** Writes on the reel of each turn what it paid. */
  function writeWalk(steps: readonly Step[]): void {
    let reel = 0;
    for (const step of steps) {
      if (step.type === 'expand') reel = step.cell[0];
      if (step.type === 'walk') reel = step.reel;
      if (reel && step.type === 'pay')
        board.addOverlay(span('', `${resultOf([step])}×`), 'turn', [reel, 0]);
    }
  }

  return {
    arrival: clickUp,
    expand({ cell: [reel, row] }) {
      sound.featureBegins();
      const transform = `translateY(${((row + 0.5) / rows - 0.5) * 100}%) scale(${1 / rows})`;
      return move(reel, [{ opacity: 0.4, transform }]);
    },
    walk({ reel }) {
      sound.reelStarts(reel);
      board.clear();
      board.showReel(reel - 1, windowAt(strips[reel - 1] ?? '', 0, rows));
      return move(reel, [{ translate: '-100%' }, { translate: '-50% -3%', rotate: '2deg' }]);
    },
    settle: writeWalk,
    lose(grid) {
      const cells = cellsOf(grid).filter((cell) => letterAt(grid, cell) in EVENTS);
      // A symbol first, so that the most frequent one does not come most often.
      const letter = oneOf([...new Set(cells.map((cell) => letterAt(grid, cell)))]) ?? '';
      const cell = oneOf(cells.filter((other) => letterAt(grid, other) === letter));
      if (cell) highlightInTurn(board, [cell]);
      return `${sky.nextHour()}. ${oneOf(EVENTS[letter] ?? []) ?? ''}`;
    },
  };
});
