export interface Voice {
  /** Its overtone, as a multiple of the note. */
  overtone: number;
  /** How long it rings, in seconds. */
  ring: number;
  level: number;
  /** The factor of the level for each octave above A4, because high notes sound louder. */
  softer?: number;
  /** Its waveform: a sine by default. */
  wave?: OscillatorType;
  /** The cut-off of a low-pass filter, as a multiple of the note. */
  lowPass?: number;
  /** The pitch from which it glides to the note, as a multiple of the note. */
  glide?: number;
  /** The level of the noise at its start, as a part of its own level: 0.3 by default. */
  knock?: number;
  /** The level of the note two octaves above, as a part of its own level. */
  shine?: number;
}

/** The sound in the background, some 15 dB below a win: noise through narrow bands, such as wind, water or crickets. */
interface Ambience {
  /** The centre frequencies of the bands, in hertz, and their Q factor: a larger one is a narrower band. */
  bands: readonly number[];
  q: number;
  level: number;
  /** How often it swells and fades, in hertz. */
  rate: number;
}

export interface Instrument {
  voice: Voice;
  /** The voice of landings, finds and starts: a bead, a pad, a drop of water. */
  landing: Voice;
  /** Two phrases of eight notes, in semitones above A2. Each win continues where the last one stopped. */
  tune: { question: readonly number[]; answer: readonly number[] };
  /** The time between two notes of a tune, in seconds. */
  beat: number;
  ambience: Ambience;
}
