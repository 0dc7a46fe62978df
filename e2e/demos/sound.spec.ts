import type { Page } from '@playwright/test';
import { resultOf } from '../../src/demos/engine/round.ts';
import { stopChoice } from '../../src/demos/engine/leaves.ts';
import { winSize } from '../../src/demos/ui/sentences.ts';
import { demos } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { drawRound, startDemo, spin } from './demo.ts';

type Game = (typeof demos)[number];

/** Plays as `playOn` does: parts the first three leaves, keeps all lanterns, and takes the cloud that is offered first. */
function played(game: Game, seed: number) {
  const { drawn, steps } = drawRound(game, seed);
  for (const step of steps) {
    if (step.type !== 'choose') continue;
    const open = step.grid.flat().length - (step.cells?.length ?? 0);
    const cells = step.cells ?? [];
    const [first] = cells.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
    const leaf = first && open < 3 ? cells.indexOf(first) : stopChoice;
    steps.push(...step.after(step.cells ? leaf : game.rule.kind === 'sets' ? 31 : 1));
  }
  return { drawn, steps };
}

/** The numbers of a round with such a result, and without a wheel. */
function roundOf(game: Game, size: 'loss' | 'small' | 'medium' | 'large'): number[] | undefined {
  for (let seed = 1; seed < 20_000; seed++) {
    const { drawn, steps } = played(game, seed);
    const multiple = resultOf(steps);
    const isWheel = steps.some(({ type }) => type === 'wheel');
    if (!isWheel && (multiple ? winSize(multiple) : 'loss') === size) return drawn;
  }
  return undefined;
}

/** Chooses what a round offers: three leaves, or all lanterns. */
async function playOn(page: Page) {
  for (let second = 0; second < 24; second++) {
    await page.clock.runFor(1000);
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('.spin');
      const isReady = button?.ariaDisabled === null;
      const open = document.querySelectorAll('.cell.highlighted').length;
      if (isReady && /^(Cast again|Keep all)/.test(button.textContent)) {
        // One by one, because each press sounds.
        const again = document.querySelector<HTMLElement>('.keep-buttons button:not(.kept)');
        (again ?? button).click();
      } else if (isReady && open === 3 && button.textContent.startsWith('Stop')) button.click();
      else if (open < 3)
        document.querySelector<HTMLElement>('.leaf-buttons button:not([aria-disabled])')?.click();
    });
  }
}

/**
 * Records a demo instead of playing it through a loudspeaker. The recording follows the clock of the page, which must be
 * installed before.
 */
const recordSound = (page: Page) =>
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

/** The loudness of the loudest 400 ms of the recording, and of all of it, in LUFS (ITU-R BS.1770), from a second on. */
const loudness = (page: Page, from = 0) =>
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
    // In small steps, so that the loudest block is found wherever the notes begin.
    const [block, hop] = [0.4 * buffer.sampleRate, 0.02 * buffer.sampleRate];
    const inLufs = (power: number) => -0.691 + 10 * Math.log10(power);
    const powers: number[] = [];
    for (let at = from * buffer.sampleRate; at + block <= weighted.length; at += hop) {
      const sum = weighted.subarray(at, at + block).reduce((total, x) => total + x * x, 0);
      powers.push(sum / block);
    }
    const mean = powers.reduce((total, power) => total + power, 0) / powers.length;
    return { loudest: inLufs(Math.max(...powers)), mean: inLufs(mean) };
  }, from);

for (const game of demos) {
  const title = `${game.name}: wins are equally loud, and a loss is softer by 3 LU`;
  test(title, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(240_000);
    const levels: Record<string, number> = {};
    for (const size of ['ambience', 'loss', 'small', 'medium', 'large'] as const) {
      const drawn = size === 'ambience' ? [0] : roundOf(game, size);
      if (!drawn) continue;
      const tab = await page.context().newPage();
      await recordSound(tab);
      await startDemo(tab, game.launcherGameId, drawn);
      await tab.getByRole('button', { name: 'Sound' }).click();
      await tab.clock.runFor(1500);
      if (size !== 'ambience') {
        await spin(tab).press('Enter');
        await playOn(tab);
      }
      const { loudest, mean } = await loudness(tab, 1);
      levels[size] = size === 'ambience' ? mean : loudest;
      await tab.close();
    }
    const { ambience = NaN, loss = NaN, ...wins } = levels;
    expect(Math.abs(ambience + 40)).toBeLessThan(1);
    for (const [size, level] of Object.entries(wins)) {
      // The music goes on, and adds up to 0.4 LU to a tune.
      expect.soft(level, size).toBeGreaterThan(-25.5);
      expect.soft(level, size).toBeLessThan(-24.3);
      expect.soft(level - loss, `a loss below a ${size} win`).toBeGreaterThan(3);
    }
  });
}
