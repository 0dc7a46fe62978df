import type { Grid } from '../engine/round.ts';
import type { Voice } from '../game.ts';
import type { Board } from './board.ts';
import { wait } from './motion.ts';
import type { Strike } from './sound.ts';

/** The time of a pad: sixteen make a bar at 125 beats a minute. */
const PAD = 120;

/** What each pad sounds like: notes, in semitones above A2, and their voice. A road sign is a rest. */
const PADS: Record<string, { notes: number[]; voice: Voice }> = {
  // A kick.
  A: { notes: [-13], voice: { overtone: 1.6, ring: 0.18, level: 0.12 } },
  // A bass.
  B: { notes: [3], voice: { overtone: 2, ring: 0.3, level: 0.1 } },
  // A hat.
  C: { notes: [62], voice: { overtone: 1.47, ring: 0.04, level: 0.04 } },
  // A chord.
  D: { notes: [15, 19, 22], voice: { overtone: 4, ring: 0.4, level: 0.04 } },
  // A horn.
  E: { notes: [12, 19], voice: { overtone: 3, ring: 0.25, level: 0.05 } },
};

/**
 * Reads the pads of a settled board once, row by row: a light runs over them and, with sound, they are heard as a bar.
 * Ends early when `isCut`.
 */
export async function playBar(board: Board, grid: Grid, strike: Strike, isCut: () => boolean) {
  for (const row of grid[0]?.keys() ?? []) {
    for (const [reel, letters] of grid.entries()) {
      if (isCut()) return;
      const { notes = [], voice } = PADS[letters[row] ?? ''] ?? {};
      if (voice) for (const note of notes) strike(note, voice);
      board.place([reel, row]).classList.add('read');
      await wait(PAD);
      board.place([reel, row]).classList.remove('read');
    }
  }
}
