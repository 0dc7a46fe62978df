import type { Page } from '@playwright/test';
import { stopChoice } from '../../src/demos/engine/leaves.ts';
import type { Chooser } from '../../src/demos/engine/play-through.ts';
import { resultOf } from '../../src/demos/engine/round.ts';
import { winSize } from '../../src/demos/ui/win-size.ts';
import { nightTrax } from '../../src/demos/games/night-trax/game.ts';
import { seeded } from '../../src/test/demo-rounds.ts';
import { demos } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { drawRound, startDemo, spin } from './demo.ts';

type Game = (typeof demos)[number];

/** How many leaves a round of Hidden parts, so that its result can be of this size. */
const leavesFor = { loss: 3, small: 2, medium: 4, large: 6 };
type Size = keyof typeof leavesFor;

/** Chooses as `playOn` does: parts the first leaves, keeps all lanterns, and takes the cloud that is offered first. */
const chooser =
  ({ rule }: Game, leaves: number): Chooser =>
  ({ grid, cells }) => {
    if (!cells) return rule.kind === 'sets' ? 31 : 1;
    const [first] = cells.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
    const open = grid.flat().length - cells.length;
    return first && open < leaves ? cells.indexOf(first) : stopChoice;
  };

/** The numbers of a round with such a result, and without a wheel. Each game has results of every size. */
function roundOf(game: Game, size: Size): number[] {
  for (let seed = 1; seed < 20_000; seed++) {
    const { drawn, steps } = drawRound(game, seeded(seed), chooser(game, leavesFor[size]));
    const multiple = resultOf(steps);
    const isWheel = steps.some(({ type }) => type === 'wheel');
    if (!isWheel && (multiple ? winSize(multiple) : 'loss') === size) return drawn;
  }
  throw new Error(`${game.name} has no round with this result: ${size}.`);
}

/** Chooses what a round offers: so many leaves, or all lanterns. */
async function playOn(page: Page, leaves: number) {
  for (let second = 0; second < 24; second++) {
    await page.clock.runFor(1000);
    await page.evaluate((leaves) => {
      const button = document.querySelector<HTMLElement>('.main-button');
      const isReady = button?.ariaDisabled === null;
      const open = document.querySelectorAll('.cell.highlighted').length;
      if (isReady && /^(Cast again|Keep all)/.test(button.textContent)) {
        // One by one, because each press sounds.
        const again = document.querySelector<HTMLElement>('.keep-buttons button:not(.kept)');
        (again ?? button).click();
      } else if (isReady && open === leaves && button.textContent.startsWith('Stop'))
        button.click();
      else if (open < leaves)
        document.querySelector<HTMLElement>('.leaf-buttons button:not([aria-disabled])')?.click();
    }, leaves);
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

/** The RMS level of the loudest 400 ms of the recording, and of all of it, in dBFS, from a given second on. */
const levelsOf = (page: Page, from: number) =>
  page.evaluate(async (from) => {
    const { recording } = globalThis as unknown as { recording: OfflineAudioContext };
    const buffer = await recording.startRendering();
    const samples = buffer.getChannelData(0);
    // In small steps, so that the loudest block is found wherever the notes begin.
    const [block, hop] = [0.4 * buffer.sampleRate, 0.02 * buffer.sampleRate];
    const powers: number[] = [];
    for (let at = from * buffer.sampleRate; at + block <= samples.length; at += hop) {
      const sum = samples.subarray(at, at + block).reduce((total, x) => total + x * x, 0);
      powers.push(sum / block);
    }
    const mean = powers.reduce((total, power) => total + power, 0) / powers.length;
    const inDecibels = (power: number) => 10 * Math.log10(power);
    return { loudest: inDecibels(Math.max(...powers)), mean: inDecibels(mean) };
  }, from);

/** Its rounds have a loop, which ends with them. */
const withLoop = demos.find(({ slug }) => slug === nightTrax.slug) ?? demos[0];

for (const isPlayedOn of [false, true]) {
  const title = isPlayedOn ? 'the ambience is back when play goes on' : 'stopping ends all sound';
  test(title, async ({ page }) => {
    await recordSound(page);
    await startDemo(page, withLoop?.launcherGameId ?? '');
    await page.getByRole('button', { name: 'Sound' }).click();
    await spin(page).press('Enter');
    await page.clock.runFor(12_000);
    await page.getByRole('button', { name: 'Stop playing' }).click();
    await page.clock.runFor(10_000);
    if (isPlayedOn) await page.getByRole('button', { name: 'Back to the demo' }).click();
    const { mean } = await levelsOf(page, 20);
    if (isPlayedOn) expect(mean, 'the ambience, in dBFS').toBeGreaterThan(-60);
    else expect(mean, 'what still sounds or echoes, in dBFS').toBeLessThan(-80);
  });
}

for (const game of demos) {
  const title = `${game.name}: wins are equally loud, and a loss is softer by 3 dB`;
  test(title, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(240_000);
    /** The loudest block of a round, or without one, the mean of the ambience. */
    const record = async (size?: Size) => {
      const tab = await page.context().newPage();
      await recordSound(tab);
      await startDemo(tab, game.launcherGameId, size && roundOf(game, size));
      await tab.getByRole('button', { name: 'Sound' }).click();
      await tab.clock.runFor(1500);
      if (size) {
        await spin(tab).press('Enter');
        await playOn(tab, leavesFor[size]);
        expect((await tab.locator('body').getAttribute('data-win')) ?? 'loss').toBe(size);
      }
      const { loudest, mean } = await levelsOf(tab, 1);
      await tab.close();
      return size ? loudest : mean;
    };
    const ambience = await record();
    const loss = await record('loss');
    const wins = [await record('small'), await record('medium'), await record('large')];
    const [softest, loudest] = [Math.min(...wins), Math.max(...wins)];
    // The music goes on below the tunes, and adds up to half a decibel to each.
    expect.soft(loudest - softest, 'between the wins').toBeLessThan(1.5);
    expect.soft(softest - loss, 'a loss below a win').toBeGreaterThan(3);
    expect.soft(softest - ambience, 'the ambience below a win').toBeGreaterThan(12);
    expect.soft(softest - ambience, 'the ambience below a win').toBeLessThan(20);
  });
}
