import type { Instrument, Voice } from '../game.ts';
import { query } from './dom.ts';
import type { WinSize } from './sentences.ts';

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

type Source = [AudioScheduledSourceNode, share: number, length: number];

export type Sound = ReturnType<typeof createSound>;

/** A node that repeats its input a few times, each time softer and duller, like a small room. */
function createEcho(context: AudioContext, delayTime: number): AudioNode {
  const echo = new GainNode(context);
  const delay = new DelayNode(context, { delayTime });
  const filter = new BiquadFilterNode(context, { frequency: 1600 });
  const feedback = new GainNode(context, { gain: 0.28 });
  echo.connect(context.destination);
  echo.connect(delay).connect(filter).connect(feedback).connect(delay);
  feedback.connect(context.destination);
  return echo;
}

/** Noise for the start of notes and for the ambience. It is computed, so that its level is always the same. */
function createNoise({ sampleRate }: AudioContext): AudioBuffer {
  const samples = Float32Array.from({ length: 2 * sampleRate }, (_, index) => Math.sin(index ** 3));
  const noise = new AudioBuffer({ length: samples.length, sampleRate });
  noise.copyToChannel(samples, 0);
  return noise;
}

/** Controls the button for sound. The page is silent until it is pressed, and while it is hidden. */
export function createSound({ voice, landing, tune, beat, echo, ambience }: Instrument) {
  const button = query('.sound');
  let context: AudioContext | undefined;
  let out: AudioNode;
  let noise: AudioBuffer;
  const song = [...tune.question, ...tune.answer];
  let played = 0;
  let silentFrom = 0;
  /** Whether the browser has stopped the sound, as for a telephone call. */
  let isInterrupted = false;
  let lastThud = 0;
  /** From the clock of the audio to that of the page, in seconds, so that `time` does not jump when sound is turned on. */
  let offset = 0;

  /** Plays a note, in semitones above A2, after a delay in seconds. */
  function playNote(semitones: number, voiceOfNote: Voice, delay = 0): void {
    if (!context) return;
    // The audio clock stops meanwhile. Without this check, all sounds of that time would play at once on return.
    if (isInterrupted) return resume();
    if (document.hidden) return;
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

  function startAmbience(context: AudioContext): void {
    const { bands, q: Q, level: gain, rate } = ambience;
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

  /** The next notes of the tune, so that a visit is one long song. */
  const next = (count: number) =>
    Array.from({ length: count }, () => song[played++ % song.length] ?? 0);

  /** Starts the sound again after an interruption. A browser refuses while that lasts. */
  function resume(): void {
    if (!document.hidden) context?.resume().catch(() => undefined);
  }

  function turnOn(): void {
    const started = new AudioContext();
    context = started;
    isInterrupted = false;
    out = createEcho(started, echo);
    noise = createNoise(started);
    offset = performance.now() / 1000 - started.currentTime;
    silentFrom = 0;
    startAmbience(started);
    started.addEventListener('statechange', () => (isInterrupted = started.state !== 'running'));
    button.setAttribute('aria-pressed', 'true');
    // Some browsers start a context only on request.
    started.resume().catch(turnOff);
    playNote(31, landing);
  }

  function turnOff(): void {
    context?.close().catch(() => undefined);
    context = undefined;
    button.setAttribute('aria-pressed', 'false');
  }

  button.hidden = !globalThis.AudioContext;
  button.addEventListener('click', () => (context ? turnOff() : turnOn()));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) context?.suspend().catch(() => undefined);
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
    win: (size: WinSize) => playTune(next(lengths[size])),
    found: () => playTune([39, 46], { by: landing }),
    featureBegins: () => playTune(next(4).map((note) => note - 12)),
    end: () => playTune(tune.answer.slice(-3), { slower: 3 }),
    /** The time of the audio, in seconds, and the time of the next beat of the game. */
    time,
    nextBeat,
    isOn: () => context !== undefined,
  };
}
