import type { Instrument, Voice } from '../instrument.ts';
import { query } from './dom.ts';
import type { WinSize } from './win-size.ts';
import { createSynth } from './synth.ts';

/** The notes on which reels land, in semitones above A2: G, A, C, D, E. */
const landings = [22, 24, 27, 29, 31];

/** The low voice under each landing, a thud at G2, which is as loud as the landing. */
const thud = { overtone: 1.5, ring: 0.18, glide: 1.7, knock: 0 };

/** The shares of the two voices of a tune. The second one is an octave and a fifth below every other note. */
const upper = 0.88;
const lower = 0.58;
const between = 19;

/** The number of notes that a win plays. A larger win sounds longer, never louder. */
const lengths: Record<WinSize, number> = { small: 3, medium: 5, large: 16 };

/** The level of the notes after the first three. Together with those that still ring, they are no louder. */
const afterSmall = 0.4;

export type Sound = ReturnType<typeof createSound>;

/** Controls the button for sound. The page is silent until it is pressed, and while it is hidden. */
export function createSound(instrument: Instrument) {
  const { voice, landing, tune, beat } = instrument;
  const button = query('.sound');
  let synth: ReturnType<typeof createSynth> | undefined;
  const song = [...tune.question, ...tune.answer];
  let played = 0;
  let silentFrom = 0;
  let lastThud = 0;
  /** From the clock of the audio to that of the page, in seconds, so that `time` does not jump when sound is turned on. */
  let offset = 0;

  /** Plays a note, in semitones above A2, after a delay in seconds. */
  function playNote(semitones: number, voiceOfNote: Voice, delay = 0): void {
    // As for a telephone call. The audio clock stops meanwhile, so all sounds of that time would play at once on return.
    if (synth?.context.state === 'interrupted') resume();
    else if (!document.hidden) synth?.playNote(semitones, voiceOfNote, delay);
  }

  const time = () => (synth ? synth.context.currentTime + offset : performance.now() / 1000);
  const nextBeat = () => Math.ceil(time() / beat) * beat;

  /** Plays notes one after the other, once the last tune has ended: two tunes at once would be louder than one. */
  function playTune(notes: readonly number[], { slower = 1, by = voice } = {}): void {
    silentFrom = Math.max(silentFrom, nextBeat());
    for (const [order, note] of notes.entries()) {
      const higher = (by.softer ?? 1) ** Math.max(0, (note - 24) / 12);
      const level = by.level * higher * (order < lengths.small ? 1 : afterSmall);
      const delay = silentFrom - time();
      playNote(note, { ...by, level: upper * level }, delay);
      if (order % 2 === 0)
        playNote(note - between, { ...by, level: lower * level, knock: 0 }, delay);
      silentFrom += beat * slower;
    }
  }

  /** The next notes of the tune, so that a visit is one long song. */
  const next = (count: number) =>
    Array.from({ length: count }, () => song[played++ % song.length] ?? 0);

  /** Starts the sound again after an interruption. A browser refuses while that lasts. */
  function resume(): void {
    if (!document.hidden) synth?.context.resume().catch(() => undefined);
  }

  function turnOn(): void {
    synth = createSynth(instrument);
    const { context } = synth;
    offset = performance.now() / 1000 - context.currentTime;
    silentFrom = 0;
    button.setAttribute('aria-pressed', 'true');
    // Some browsers start a context only on request.
    context.resume().catch(turnOff);
    playNote(31, landing);
  }

  function turnOff(): void {
    synth?.context.close().catch(() => undefined);
    synth = undefined;
    button.setAttribute('aria-pressed', 'false');
  }

  button.hidden = !globalThis.AudioContext;
  button.addEventListener('click', () => (synth ? turnOff() : turnOn()));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) synth?.context.suspend().catch(() => undefined);
    else resume();
  });

  return {
    playNote,
    roundBegins: () => playNote(10, landing),
    reelLands(reel: number) {
      playNote(landings[reel] ?? 31, landing);
      // Reels that land at almost the same time share a low voice, because several would add up.
      if (time() < lastThud + 0.1) return;
      lastThud = time();
      playNote(-2, { ...thud, level: landing.level });
    },
    reelStarts: (order: number) =>
      playNote(song[order] ?? 0, { ...voice, level: 0.4 * voice.level }),
    win(size: WinSize) {
      // The whole song, with its end.
      if (size === 'large') played = 0;
      playTune(next(lengths[size]));
    },
    found: () => playTune([39, 46], { by: landing }),
    featureBegins: () => playTune(next(4).map((note) => note - 12)),
    end: () => playTune(tune.answer.slice(-3), { slower: 3 }),
    fadeAmbience: (isHeard: boolean) => synth?.fadeAmbience(isHeard),
    /** The time of the audio, in seconds, and the time of the next beat of the game. */
    time,
    nextBeat,
  };
}
