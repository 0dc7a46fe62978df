import type { Voice } from '../game.ts';
import { find, onKey, setText } from './dom.ts';

/** Lets a note sound, so many semitones above A2. */
export type Strike = (semitones: number, voice: Voice, delay?: number) => void;

// Whatever sounds at once stays 12 dB below full scale.
const wood: Voice = { overtone: 2.7, ring: 0.06, level: 0.08 };

/** The notes on which reels land, in semitones above A2: G, A, C, D, E. */
const LANDING = [22, 24, 27, 29, 31];

/** The three notes of any win, in semitones above A2: large and small wins sound alike. */
const WIN = [22, 27, 31];

export type Sound = ReturnType<typeof createSound>;

/** Controls the button for sound. Nothing sounds before it is pressed, and nothing while the page is hidden. */
export function createSound() {
  const button = find('.sound');
  const voice = JSON.parse(button.dataset['voice'] ?? '') as Voice;
  let context: AudioContext | undefined;

  const strike: Strike = (semitones, { overtone, ring, level, wave, lowPass }, delay = 0) => {
    // The clock of a hidden page stands still: all that was struck meanwhile would sound at once on its return.
    if (!context || document.hidden) return;
    // A moment ahead, because a note that starts in the past loses its attack.
    const start = context.currentTime + 0.02 + delay;
    for (const [ratio, share] of [
      [1, 1],
      [overtone, 0.3],
    ] as const) {
      const end = start + ring / Math.sqrt(ratio);
      const tone = new OscillatorNode(context, {
        type: wave ?? 'sine',
        frequency: 110 * ratio * 2 ** (semitones / 12),
      });
      const volume = new GainNode(context);
      volume.gain.setValueAtTime(level * share, start);
      volume.gain.exponentialRampToValueAtTime(0.001, end);
      const muffled = lowPass && new BiquadFilterNode(context, { frequency: lowPass });
      (muffled ? tone.connect(muffled) : tone).connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(end);
    }
  };

  function turn(on: boolean): void {
    void context?.close();
    context = on ? new AudioContext() : undefined;
    button.setAttribute('aria-pressed', String(on));
    setText('.sound .state', on ? 'Sound on' : 'Sound off');
    strike(31, wood);
  }

  button.addEventListener('click', () => turn(!context));
  onKey((key) => {
    if (key === 'escape' && context) turn(false);
  });
  document.addEventListener('visibilitychange', () => {
    void (document.hidden ? context?.suspend() : context?.resume());
  });

  return {
    strike,
    /** A reel, a column of pads or a lantern lands, or a peg of the wheel passes. */
    tick: (reel = 4) => strike(LANDING[reel] ?? 31, wood),
    win: () => WIN.forEach((note, index) => strike(note, voice, index * 0.12)),
    /** The clock of what is heard, in seconds. */
    time: () => context?.currentTime ?? 0,
  };
}
