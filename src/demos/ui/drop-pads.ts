import { gridAt, type Grid, type Round, type StepOf } from '../engine/round.ts';
import type { Model } from '../game.ts';
import type { Board } from './board.ts';
import { animate, prefersReducedMotion, wait } from './motion.ts';
import { crossFade } from './spin-reels.ts';
import { BETWEEN_STOPS, MOVING_OPACITY, SETTLED } from './timing.ts';

/** The time in which a pad falls by one row. */
const FALL = 260;

/** Drops a new board of pads, column after column. It takes as long as the reels of other games. */
export async function dropBoard(model: Model, board: Board, { stops }: Round): Promise<void> {
  const grid = gridAt(model, stops);
  if (prefersReducedMotion()) return crossFade(board, grid);
  const gone = grid.flatMap((pads, reel) => pads.map((_, row) => [reel, row] as const));
  const began = performance.now();
  await drop(board, grid, { type: 'drop', grid, gone }, BETWEEN_STOPS);
  await wait(began + SETTLED - performance.now());
}

/** Removes the pads in `gone`, and drops the pads above and the new ones. Columns start `stagger` ms apart. */
export async function drop(
  board: Board,
  shown: Grid,
  { grid, gone }: StepOf<'drop'>,
  stagger = 0,
): Promise<void> {
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
      const delay = stagger * reel + 40 * (pads.length - 1 - row);
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
