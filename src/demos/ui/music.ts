import type { Grid } from '../engine/round.ts';
import type { Music, Voice } from '../game.ts';
import type { Board } from './board.ts';
import { find } from './dom.ts';
import { wait } from './motion.ts';
import type { Sound } from './sound.ts';

/** The length of a step of the loop, in seconds. The pads land on its beat. */
const STEP = 0.22;

/** The time of a pad: sixteen make a bar at 125 beats a minute. */
const PAD = 120;

const loopVoice: Voice = { overtone: 4, ring: 0.5, level: 0.05 };

/** The music of Night Trax: a loop while pads drop, and the bar of a settled board. */
export function createMusic(board: Board, sound: Sound) {
  const music = JSON.parse(find('.sound').dataset['music'] ?? '') as Music;
  let timer: ReturnType<typeof setInterval> | undefined;
  let step = 0;
  let next = 0;

  /** Plays the steps of the loop that begin soon: timers are too coarse to keep the beat. */
  function playAhead(): void {
    const now = sound.time();
    const lit = document.querySelectorAll('.factors .on').length;
    next = Math.max(next, now);
    for (; next < now + 0.2; next += STEP, step++) {
      for (const notes of music.loop.slice(0, lit)) {
        const note = notes.charCodeAt(step % notes.length) - 97;
        if (note >= 0) sound.strike(note, loopVoice, next - now);
      }
    }
  }

  return {
    /** Plays the loop on from where it stopped. */
    startLoop() {
      next = 0;
      timer = setInterval(playAhead, 60);
    },
    stopLoop: () => clearInterval(timer),
    /**
     * Reads the pads once, row by row: a light runs over them and, with sound, they are heard as a bar. Ends early when
     * the next round begins.
     */
    async playBar(grid: Grid, hasBegunAgain: () => boolean) {
      for (const row of grid[0]?.keys() ?? []) {
        for (const [reel, letters] of grid.entries()) {
          if (hasBegunAgain()) return;
          const { notes = [], voice } = music.pads[letters[row] ?? ''] ?? {};
          if (voice) for (const note of notes) sound.strike(note, voice);
          board.place([reel, row]).classList.add('read');
          await wait(PAD);
          board.place([reel, row]).classList.remove('read');
        }
      }
    },
  };
}
