import { expect, type Locator, type Page } from '@playwright/test';
import { playThrough, type Chooser } from '../../src/demos/engine/play-through.ts';
import type { Random } from '../../src/demos/engine/random.ts';
import type { Playable } from '../../src/demos/engine/rule.ts';
import type { DemoGame } from '../../src/demos/game.ts';
import { playable } from '../support/content.ts';

/** Whether a game of the content has this demo. Without one, the site has no page to test. */
export const isInContent = (demo: DemoGame) =>
  playable.some(({ launcherGameId }) => launcherGameId === demo.launcherGameId);

/** Plays a round of the engine, and returns its steps and the numbers that are drawn for it. */
export function drawRound(game: Playable, random: Random, choose: Chooser = () => 0) {
  const drawn: number[] = [];
  const steps = playThrough(game, (n) => (drawn[drawn.length] = random(n)), choose);
  return { drawn, steps };
}

/** The sentence that announces a result to screen readers. */
export const status = (page: Page) =>
  page.locator('.announcement[aria-live=polite][aria-atomic=true]');
export const credits = (page: Page) => page.locator('.credits');
/** The button that starts a round, whatever its text. */
export const spin = (page: Page) => page.locator('.main-button');

/**
 * Starts a demo as a game page does, with a clock that moves only where the test moves it. The random
 * source gives the numbers of `drawn`, again and again.
 */
export async function startDemo(page: Page, launcherGameId: string, drawn = [0]) {
  await page.clock.install({ time: 0 });
  await page.addInitScript((numbers) => {
    let next = 0;
    crypto.getRandomValues = (array) => {
      const number = numbers[next++ % numbers.length] ?? 0;
      if (array) new DataView(array.buffer).setUint32(0, number, true);
      return array;
    };
  }, drawn);
  const query = `gameid=${launcherGameId}&mode=demo&currency=EUR`;
  await page.goto(`demo-launcher?operatorid=18&${query}&token=secret`);
  const address = `demo/${launcherGameId}?${query}`;
  await expect(page, 'the demo, without operator and token').toHaveURL(address);
  await page.clock.pauseAt(600_000);
  await page.getByRole('button', { name: 'Start demo' }).click();
}

/** Plays a round of a demo that has started, on a page whose clock is installed. */
export async function playARound(page: Page) {
  await spin(page).press('Enter');
  await page.clock.runFor(15_000);
  await expect(status(page), 'the announced result').not.toBeEmpty();
}

/**
 * Moves the page's clock in steps of 100 ms, until an element is visible or 20 seconds of the page have passed. The steps
 * are counted, so that a slow machine changes nothing.
 */
export async function runUntilVisible(page: Page, element: Locator) {
  for (let step = 0; step < 200 && !(await element.isVisible()); step++) {
    await page.clock.runFor(100);
  }
  await expect(element).toBeVisible();
}
