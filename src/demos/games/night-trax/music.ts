import { cellsByRow, letterAt } from '../../engine/round.ts';
import type { Grid } from '../../engine/step.ts';
import type { Voice } from '../../instrument.ts';
import type { Board } from '../../ui/board.ts';
import { listOf } from '../../words.ts';
import { animateSymbols, wait } from '../../ui/motion.ts';
import type { Sound } from '../../ui/sound.ts';
import { nightTrax } from './game.ts';

/** The time of a pad, half a step of the loop, in seconds: sixteen make a bar. */
const padTime = nightTrax.instrument.beat;

/** Four bars of eight steps for each voice. One more joins with each lamp. `a` is A2, each letter a semitone. */
const loop = [
  'a..a..a.' + 'i..i..ih' + 'd..d..d.' + 'k..k..kh',
  '..p..p.t' + '..m..m.p' + '..p..p.t' + '..o..o.r',
  'm.tp.tp.' + 'm.up.up.' + 'p.wt.wt.' + 'o.wr.wr.',
  't...t...' + 'p...p...' + 't...t...' + 'r...r...',
  'y..w..t.' + '....r.t.' + 'w..t..r.' + '....p.r.',
];

const bell = { overtone: 4, ring: 0.5 };
const bass = { overtone: 2, ring: 0.3, wave: 'sawtooth', lowPass: 4 } as const;
const kick: Voice = { overtone: 1.6, ring: 0.2, level: 0.1, glide: 2.2 };

const hat: Voice = { overtone: 1.47, ring: 0.04, level: 0.012, lowPass: 3, knock: 5 };

const pads: Readonly<Record<string, { name: string; notes: readonly number[]; voice: Voice }>> = {
  A: { name: 'kick', notes: [0], voice: kick },
  B: { name: 'bass', notes: [3], voice: { ...bass, level: 0.08 } },
  C: { name: 'hat', notes: [62], voice: hat },
  D: { name: 'chord', notes: [15, 19, 22], voice: { overtone: 4, ring: 0.4, level: 0.04 } },
  E: {
    name: 'horn',
    notes: [12, 19],
    voice: { ...bass, overtone: 1.006, ring: 0.5, level: 0.032 },
  },
  F: { name: 'rest', notes: [], voice: kick },
};

/** What the first row of a bar plays, each once: "Your bar begins with a kick, a hat and a rest." */
export function barText(grid: Grid): string {
  const names = new Set(grid.map(([letter = '']) => `a ${pads[letter]?.name}`));
  return `Your bar begins with ${listOf([...names])}.`;
}

/** The music of Night Trax: a loop while pads drop, and the bar of a settled board. */
export function createMusic(board: Board, sound: Sound) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let step = 0;
  let next = 0;
  let isReading = false;

  /** Schedules the next steps of the loop, because timers are too coarse for the beat. More voices are no louder. */
  function playAhead(): void {
    const now = sound.time();
    const voices = document.querySelectorAll('.factors .on').length + 1;
    const level = 0.056 / voices ** 0.5;
    next = Math.max(next, sound.nextBeat());
    for (; next < now + 0.2; next += 2 * padTime, step++) {
      if (step % 4 === 0) sound.playNote(0, { ...kick, level: 0.05 }, next - now);
      for (const [row, notes] of loop.slice(0, voices).entries()) {
        const note = notes.charCodeAt(step % notes.length) - 97;
        if (note >= 0) sound.playNote(note, { ...(row ? bell : bass), level }, next - now);
      }
    }
  }

  return {
    startLoop() {
      isReading = false;
      playAhead();
      timer = setInterval(playAhead, 60);
    },
    stopLoop: () => clearInterval(timer),
    /** Plays the pads row by row, and lights all but rests, until the loop starts again. */
    async playBar(grid: Grid) {
      isReading = true;
      let due = sound.nextBeat();
      for (const cell of cellsByRow(grid)) {
        const letter = letterAt(grid, cell);
        const { notes = [], voice = kick } = pads[letter] ?? {};
        for (const note of notes) sound.playNote(note, voice, due - sound.time());
        await wait(1000 * Math.min(padTime, due - sound.time()));
        if (!isReading) return;
        due += padTime;
        const pad = board.cellAt(cell);
        pad.classList.toggle('highlighted', notes.length > 0);
        animateSymbols(pad);
      }
      await wait(1000 * padTime);
      if (isReading) board.clear();
    },
  };
}
