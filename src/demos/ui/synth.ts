import type { Instrument, Voice } from '../instrument.ts';

type Source = [AudioScheduledSourceNode, share: number, length: number];

/** A node that repeats its input a few times, each time softer and duller, like a small room. */
function createEcho(context: AudioContext): AudioNode {
  const echo = new GainNode(context);
  const delay = new DelayNode(context, { delayTime: 0.15 });
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

/** Starts the ambience of an instrument. Its notes are played with `playNote`. */
export function createSynth({ ambience }: Pick<Instrument, 'ambience'>) {
  const context = new AudioContext();
  const out = createEcho(context);
  const noise = createNoise(context);

  const { bands, q: Q, level: gain, rate } = ambience;
  const sway = new OscillatorNode(context, { frequency: rate });
  const volume = new GainNode(context, { gain });
  const fader = new GainNode(context);
  fader.connect(context.destination);
  sway.connect(new GainNode(context, { gain: 0.7 * gain })).connect(volume.gain);
  sway.start();
  for (const frequency of bands) {
    const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
    source
      .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency, Q }))
      .connect(volume)
      .connect(fader);
    source.start();
  }

  return {
    context,
    /** Fades the ambience in or out, within some two seconds. */
    fadeAmbience(isHeard: boolean): void {
      fader.gain.setTargetAtTime(Number(isHeard), context.currentTime, 0.4);
    },
    /** Plays a note, in semitones above A2, after a delay in seconds. */
    playNote(semitones: number, voice: Voice, delay: number): void {
      // A moment ahead, because a note that starts in the past loses its attack.
      const start = context.currentTime + 0.02 + delay;
      const { overtone, ring, level, wave, lowPass, glide, knock = 0.3, shine = 0 } = voice;
      const frequency = 110 * 2 ** (semitones / 12);
      const tone = (multiple: number, type: OscillatorType = 'sine') =>
        new OscillatorNode(context, { type, frequency: multiple * frequency });
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
    },
  };
}
