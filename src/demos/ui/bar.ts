import type { Grid } from '../engine/round.ts';
import type { Music } from '../game.ts';
import type { Board } from './board.ts';
import { wait } from './motion.ts';
import type { Strike } from './sound.ts';

/** The time of a pad: sixteen make a bar at 125 beats a minute. */
const PAD = 120;

/**
 * Reads the pads of a settled board once, row by row: a light runs over them and, with sound, they are heard as a bar.
 * Ends early when `isCut`.
 */
export async function playBar(
  board: Board,
  grid: Grid,
  { pads }: Music,
  strike: Strike,
  isCut: () => boolean,
) {
  for (const row of grid[0]?.keys() ?? []) {
    for (const [reel, letters] of grid.entries()) {
      if (isCut()) return;
      const { notes = [], voice } = pads[letters[row] ?? ''] ?? {};
      if (voice) for (const note of notes) strike(note, voice);
      board.place([reel, row]).classList.add('read');
      await wait(PAD);
      board.place([reel, row]).classList.remove('read');
    }
  }
}
