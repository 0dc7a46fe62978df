import type { Grid, StepOf } from '../engine/round.ts';
import type { Board } from './board.ts';
import type { Feature } from './feature.ts';
import { animate, prefersReducedMotion, spring, wait } from './motion.ts';
import { createMusic } from './music.ts';
import { crossFade } from './spin-reels.ts';
import { MOVING_OPACITY, ROUND, settled } from './timing.ts';

/** The time in which a pad falls by one row. */
const FALL = 160;

/** The time in which a column gets new pads, and the time between two columns. */
const NEW_COLUMN = 1100;
const BETWEEN_COLUMNS = 300;

/** Night Trax: groups leave, pads drop, and the settled board is heard as a bar. */
export const drops: Feature = {
  // The loop of pads plays on until its end.
  doing: { pay: () => 'Playing' },
  show({ board, sound }) {
    const music = createMusic(board, sound);
    let dropped = 0;
    return {
      begin() {
        dropped = 0;
        lightFactor(0);
        music.startLoop();
      },
      land: (step) => dropBoard(board, step),
      pay() {
        if (lightFactor(dropped)) sound.moment();
      },
      drop(step, shown) {
        dropped++;
        board.clear();
        return drop(board, shown, step);
      },
      settle: music.stopLoop,
      end: music.playBar,
    };
  },
};

/** Lets the old pads fall out of each column, and the new ones after them. It takes as long as the reels of other games. */
async function dropBoard(board: Board, step: StepOf<'land'>): Promise<void> {
  const { grid } = step;
  if (prefersReducedMotion()) return crossFade(board, step, ROUND);
  for (const [reel, strip] of board.strips.entries()) {
    const pads = grid[reel] ?? [];
    const leaving = [...strip.children];
    board.showReel(reel, pads);
    strip.append(...leaving);
    const opacity = MOVING_OPACITY;
    animate(
      strip,
      [
        { transform: 'translateY(-50%)' },
        {
          transform: 'translateY(-50%)',
          opacity,
          offset: 0.15,
          easing: 'cubic-bezier(.5, 0, .8, 1)',
        },
        { transform: 'none', opacity, offset: 0.8, easing: spring },
        { transform: 'none' },
      ],
      { duration: NEW_COLUMN, delay: reel * BETWEEN_COLUMNS },
    );
    const begins = reel * BETWEEN_COLUMNS;
    board.rush(reel, begins + 0.15 * NEW_COLUMN, begins + 0.8 * NEW_COLUMN);
    void wait(begins + NEW_COLUMN).then(() => {
      board.showReel(reel, pads);
      board.land(reel);
    });
  }
  await wait(settled(ROUND));
}

/** Removes the pads in `gone`, and drops the pads above and the new ones. */
async function drop(board: Board, shown: Grid, { grid, gone }: StepOf<'drop'>): Promise<void> {
  for (const place of gone) {
    animate(board.place(place), [{}, { opacity: 0, transform: 'scale(.4)' }], {
      duration: 200,
      fill: 'forwards',
    });
  }
  await wait(200);
  const landings = grid.map((pads, reel) => {
    const left = (shown[reel] ?? []).flatMap((_, row) =>
      gone.some(([x, y]) => x === reel && y === row) ? [] : [row],
    );
    const entering = pads.length - left.length;
    board.showReel(reel, pads);
    const falls = pads.map((_, row) => {
      const rows = row < entering ? entering : row - (left[row - entering] ?? row);
      const delay = 40 * (pads.length - 1 - row);
      return rows ? fall(board.place([reel, row]), rows, delay) : 0;
    });
    const landed = Math.max(...falls);
    if (landed) void wait(landed).then(() => board.land(reel));
    return landed;
  });
  await wait(Math.max(...landings) + 200);
}

/** Lets a pad fall. It is faint until it is almost there, so that pads that pass cannot flash. Returns its time. */
function fall(pad: Element, rows: number, delay: number): number {
  const faint = MOVING_OPACITY;
  animate(
    pad,
    [
      { opacity: faint, transform: `translateY(${-100 * rows}%)` },
      { opacity: faint, offset: 1 - 0.5 / rows },
      { opacity: 1 },
    ],
    { duration: FALL * rows, delay, easing: 'cubic-bezier(.5, 0, .8, 1)' },
  );
  return delay + FALL * rows;
}

/** Lights the lamps up to the current factor. With the last of them, the road begins to move. Returns whether it lights now. */
function lightFactor(drops: number): boolean {
  const lamps = document.querySelectorAll('.factors li');
  lamps.forEach((lamp, index) => lamp.classList.toggle('on', index <= drops));
  const last = lamps.length - 1;
  document.body.classList.toggle('dropping', drops >= last);
  return drops === last;
}
