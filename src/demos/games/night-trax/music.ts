import { cellsByRow, letterAt } from '../../engine/round.ts';
import type { Grid } from '../../engine/step.ts';
import type { Voice } from '../../game.ts';
import type { Board } from '../../ui/board.ts';
import { query, span, svg } from '../../ui/dom.ts';
import { animateSymbols, wait } from '../../ui/motion.ts';
import type { Sound } from '../../ui/sound.ts';
import { nightTrax } from './game.ts';

/** The time of a pad, half a step of the loop, in seconds: sixteen make a bar. */
const PAD = nightTrax.instrument.beat;

/** Four bars of eight steps for each voice. One more joins with each lamp. `a` is A2, each letter a semitone. */
const LOOP = [
  'a..a..a.' + 'i..i..ih' + 'd..d..d.' + 'k..k..kh',
  '..p..p.t' + '..m..m.p' + '..p..p.t' + '..o..o.r',
  'm.tp.tp.' + 'm.up.up.' + 'p.wt.wt.' + 'o.wr.wr.',
  't...t...' + 'p...p...' + 't...t...' + 'r...r...',
  'y..w..t.' + '....r.t.' + 'w..t..r.' + '....p.r.',
];

const bell = { overtone: 4, ring: 0.5 };
const bass = { overtone: 2, ring: 0.3, wave: 'sawtooth', lowPass: 4 } as const;
const kick: Voice = { overtone: 1.6, ring: 0.2, level: 0.1, glide: 2.2 };

const PADS: Readonly<Record<string, { notes: readonly number[]; voice: Voice }>> = {
  A: { notes: [0], voice: kick },
  B: { notes: [3], voice: { ...bass, level: 0.08 } },
  C: { notes: [62], voice: { overtone: 1.47, ring: 0.04, level: 0.012, lowPass: 3, knock: 5 } }, // hat
  D: { notes: [15, 19, 22], voice: { overtone: 4, ring: 0.4, level: 0.04 } }, // chord
  E: { notes: [12, 19], voice: { ...bass, overtone: 1.006, ring: 0.5, level: 0.032 } }, // horn
};

/** The level of a kept bar in the loop, as a part of its own level. */
const KEPT = 0.5;

/** The music of Night Trax: a loop while pads drop, and the bar of a settled board. */
export function createMusic(board: Board, sound: Sound, bars: readonly Grid[]) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let step = 0;
  let next = 0;

  /** Schedules the next steps of the loop, because timers are too coarse for the beat. More voices are no louder. */
  function playAhead(): void {
    const now = sound.time();
    const voices = document.querySelectorAll('.factors .on').length + 1;
    const level = 0.056 / voices ** 0.5;
    next = Math.max(next, sound.nextBeat());
    for (; next < now + 0.2; next += 2 * PAD, step++) {
      if (step % 4 === 0) sound.playNote(0, { ...kick, level: 0.05 }, next - now);
      for (const [row, notes] of LOOP.slice(0, voices).entries()) {
        const note = notes.charCodeAt(step % notes.length) - 97;
        if (note >= 0) sound.playNote(note, { ...(row ? bell : bass), level }, next - now);
      }
      for (const [half, pad] of padsOf(step).entries()) playPad(pad, next + half * PAD - now, KEPT);
    }
  }

  function playPad(letter: string, delay: number, share = 1): void {
    const { notes = [], voice = kick } = PADS[letter] ?? {};
    for (const note of notes) sound.playNote(note, { ...voice, level: share * voice.level }, delay);
  }

  function padsOf(step: number): string[] {
    const bar = bars[Math.floor(step / 8) % bars.length] ?? [];
    const pads = cellsByRow(bar).map((cell) => letterAt(bar, cell));
    return pads.slice(2 * (step % 8)).slice(0, 2);
  }

  return {
    startLoop() {
      sound.duckTunes(true);
      playAhead();
      timer = setInterval(playAhead, 60);
    },
    stopLoop() {
      sound.duckTunes(false);
      clearInterval(timer);
    },
    /** Plays the pads row by row, and lights all but rests. Ends early when the next round begins. */
    async playBar(grid: Grid, hasBegunAgain: () => boolean) {
      let due = sound.nextBeat();
      for (const cell of cellsByRow(grid)) {
        const letter = letterAt(grid, cell);
        playPad(letter, due - sound.time());
        await wait(1000 * Math.min(PAD, due - sound.time()));
        if (hasBegunAgain()) return;
        due += PAD;
        const pad = board.cellAt(cell);
        pad.classList.toggle('read', letter in PADS);
        animateSymbols(pad);
      }
      await wait(1000 * PAD);
      for (const pad of document.querySelectorAll('.read')) pad.classList.remove('read');
    },
  };
}

export const TRACKS = 4;

/** The tracks beside the board. They keep the bars of the last lost rounds. */
export function createTracks() {
  const bars: Grid[] = [];
  let losses = 0;
  const pictures = Array.from({ length: TRACKS }, () => svg('svg', 'track'));
  for (const picture of pictures) picture.setAttribute('viewBox', '0 0 4 4');
  query('.board').prepend(span('tracks', ...pictures));

  function draw(picture: Element | undefined, bar: Grid): void {
    const pads = cellsByRow(bar).map(([x, y]) => {
      const pad = svg('use', '');
      const attributes = { href: `#${letterAt(bar, [x, y])}`, x, y, width: 1, height: 1 };
      for (const [name, value] of Object.entries(attributes)) pad.setAttribute(name, `${value}`);
      return pad;
    });
    picture?.replaceChildren(...pads);
  }

  return {
    bars,
    keep(bar: Grid): number {
      const track = losses++ % TRACKS;
      bars[track] = bar;
      draw(pictures[track], bar);
      return track + 1;
    },
  };
}
