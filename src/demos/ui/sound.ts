import type { Instrument, Voice } from '../game.ts';
import { query } from './dom.ts';
import type { WinSize } from './sentences.ts';

/** The notes on which reels land, in semitones above A2: G, A, C, D, E. */
const LANDING = [22, 24, 27, 29, 31];

/** How many notes of its tune a win brings. A larger win plays on for longer, and never louder. */
const LENGTHS: Record<WinSize, number> = { small: 3, medium: 5, large: 16 };

/** How loud notes are after those that each win has: with what rings on, they add up to no more. */
const AFTER_SMALL = 0.4;

type Source = [AudioScheduledSourceNode, share: number, length: number];

export type Sound = ReturnType<typeof createSound>;

/** Where an instrument sounds: a small room, whose walls answer a few times, each time softer and duller. */
function createRoom(context: AudioContext, delayTime: number): AudioNode {
  const room = new GainNode(context);
  const way = new DelayNode(context, { delayTime });
  const wall = new BiquadFilterNode(context, { frequency: 1600 });
  const answer = new GainNode(context, { gain: 0.28 });
  room.connect(context.destination);
  room.connect(way).connect(wall).connect(answer).connect(way);
  answer.connect(context.destination);
  return room;
}

/** A noise for knocks and for the ground. It is the same in every visit, and so is its level. */
function createNoise({ sampleRate }: AudioContext): AudioBuffer {
  const samples = Float32Array.from({ length: 2 * sampleRate }, (_, index) => Math.sin(index ** 3));
  const noise = new AudioBuffer({ length: samples.length, sampleRate });
  noise.copyToChannel(samples, 0);
  return noise;
}

/** Controls the button for sound. Nothing sounds before it is pressed, and nothing while the page is hidden. */
export function createSound({ voice, landing, tune, beat, room, ground }: Instrument) {
  const button = query('.sound');
  let context: AudioContext | undefined;
  let out: AudioNode;
  let noise: AudioBuffer;
  const song = [...tune.question, ...tune.answer];
  let played = 0;
  let silentFrom = 0;
  /** How loud tunes are. Less while a loop plays with them. */
  let tuneVolume = 1;
  /** Between the clocks of the page and of what is heard, so that time does not jump when sound is turned on. */
  let offset = 0;

  /** Lets a note sound, so many semitones above A2. */
  function strike(semitones: number, voiceOfNote: Voice, delay = 0): void {
    // The audio clock of a hidden page stops. Without this check, all sounds of that time would play at once on return.
    if (!context || document.hidden) return;
    // A moment ahead, because a note that starts in the past loses its attack.
    const start = context.currentTime + 0.02 + delay;
    const { overtone, ring, level, wave, lowPass, glide } = voiceOfNote;
    const { knock = 0.3, shine = 0 } = voiceOfNote;
    const frequency = 110 * 2 ** (semitones / 12);
    const tone = (multiple: number, type: OscillatorType = 'sine') =>
      new OscillatorNode(out.context, { type, frequency: multiple * frequency });
    const note = tone(1, wave);
    if (glide) {
      note.frequency.setValueAtTime(frequency * glide, start);
      note.frequency.exponentialRampToValueAtTime(frequency, start + 0.06);
    }
    const sources: Source[] = [
      [note, 1, ring],
      [tone(overtone), 0.3, ring / Math.sqrt(overtone)],
      ...(shine ? [[tone(4), shine, ring / 2] satisfies Source] : []),
      [new AudioBufferSourceNode(context, { buffer: noise }), knock, 0.04],
    ];
    const cutOff = lowPass ? frequency * lowPass : 5000;
    const filter = new BiquadFilterNode(context, { frequency: cutOff });
    filter.connect(out);
    for (const [source, share, length] of sources) {
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.setValueAtTime(level * share, start);
      volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
      source.connect(volume).connect(filter);
      source.start(start);
      source.stop(start + length);
    }
  }

  const time = () => (context ? context.currentTime + offset : performance.now() / 1000);
  const nextBeat = () => Math.ceil(time() / beat) * beat;

  /** Plays notes one after the other, after those that still sound: two tunes at once would be louder than one. */
  function sing(notes: readonly number[], { slower = 1, by = voice } = {}): void {
    silentFrom = Math.max(silentFrom, nextBeat());
    for (const [order, note] of notes.entries()) {
      const higher = (by.softer ?? 1) ** Math.max(0, (note - 24) / 12);
      const level = tuneVolume * by.level * higher * (order < LENGTHS.small ? 1 : AFTER_SMALL);
      strike(note, { ...by, level }, silentFrom - time());
      silentFrom += beat * slower;
    }
  }

  function startGround(context: AudioContext): void {
    const { bands, narrow: Q, level: gain, rate } = ground;
    const sway = new OscillatorNode(context, { frequency: rate });
    const volume = new GainNode(context, { gain });
    sway.connect(new GainNode(context, { gain: 0.7 * gain })).connect(volume.gain);
    sway.start();
    for (const frequency of bands) {
      const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
      source
        .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency, Q }))
        .connect(volume)
        .connect(context.destination);
      source.start();
    }
  }

  /** The next notes of the tune, a question and its answer, so that a visit is one long song. */
  const next = (count: number) =>
    Array.from({ length: count }, () => song[played++ % song.length] ?? 0);

  function turn(on: boolean): void {
    void context?.close();
    context = on ? new AudioContext() : undefined;
    if (context) {
      out = createRoom(context, room);
      noise = createNoise(context);
      offset = performance.now() / 1000 - context.currentTime;
      silentFrom = 0;
      startGround(context);
      // Some browsers start a context only on request.
      void context.resume();
    }
    button.setAttribute('aria-pressed', String(on));
    strike(31, landing);
  }

  button.addEventListener('click', () => turn(!context));
  document.addEventListener('visibilitychange', () => {
    void (document.hidden ? context?.suspend() : context?.resume());
  });

  return {
    strike,
    roundBegins: () => strike(10, landing),
    reelLands: (reel: number) => strike(LANDING[reel] ?? 31, landing),
    reelStarts: (order: number) => strike(song[order] ?? 0, { ...voice, level: 0.4 * voice.level }),
    win: (size: WinSize) => sing(next(LENGTHS[size])),
    found: () => sing([39, 46], { by: landing }),
    featureBegins: () => sing(next(4).map((note) => note - 12)),
    end: () => sing(tune.answer.slice(-3), { slower: 3 }),
    /** The clock of what is heard, in seconds, and when the next beat of the game falls on it. */
    time,
    nextBeat,
    isOn: () => context !== undefined,
    /** Lets tunes step back by a decibel while a loop plays. */
    stepBack: (isBehind: boolean) => (tuneVolume = isBehind ? 0.89 : 1),
  };
}
