import type { Page } from '@playwright/test';

/**
 * Lets a demo sound into a recording in place of a loudspeaker. Its time is that of the page, whose clock must be
 * installed before.
 */
export const recordSound = (page: Page) =>
  page.addInitScript(() => {
    const rate = 48_000;
    class Recording extends OfflineAudioContext {
      began = performance.now();
      constructor() {
        super(1, 30 * rate, rate);
      }
      override get currentTime() {
        return (performance.now() - this.began) / 1000;
      }
      override resume = async () => undefined;
      override suspend = async () => undefined;
      close = async () => undefined;
    }
    Object.assign(globalThis, {
      AudioContext: function () {
        return Object.assign(globalThis, { recording: new Recording() }).recording;
      },
    });
  });

/** How loud the loudest 400 ms of the recording are, and its whole, in LUFS (ITU-R BS.1770), from a second on. */
export const loudness = (page: Page, from = 0) =>
  page.evaluate(async (from) => {
    const { recording } = globalThis as unknown as { recording: OfflineAudioContext };
    const buffer = await recording.startRendering();
    /** A filter of two poles and two zeros, by its coefficients for 48 kHz. */
    const filter = (samples: Float32Array, b: number[], a: number[]) => {
      const [b0 = 0, b1 = 0, b2 = 0] = b;
      const [a1 = 0, a2 = 0] = a;
      let [x1, x2, y1, y2] = [0, 0, 0, 0];
      return samples.map((x) => {
        const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
        [x2, x1, y2, y1] = [x1, x, y1, y];
        return y;
      });
    };
    const shelf = filter(
      buffer.getChannelData(0),
      [1.53512485958697, -2.69169618940638, 1.19839281085285],
      [-1.69065929318241, 0.73248077421585],
    );
    const weighted = filter(shelf, [1, -2, 1], [-1.99004745483398, 0.99007225036621]);
    const [block, hop] = [0.4 * buffer.sampleRate, 0.1 * buffer.sampleRate];
    const inLufs = (power: number) => -0.691 + 10 * Math.log10(power);
    const powers: number[] = [];
    for (let at = from * buffer.sampleRate; at + block <= weighted.length; at += hop) {
      const sum = weighted.subarray(at, at + block).reduce((total, x) => total + x * x, 0);
      powers.push(sum / block);
    }
    const mean = powers.reduce((total, power) => total + power, 0) / powers.length;
    return { loudest: inLufs(Math.max(...powers)), mean: inLufs(mean) };
  }, from);
