import type { Page } from '@playwright/test';
import { stakeCredits } from '../../src/demos/game.ts';
import { figuresOf } from '../../src/demos/odds.ts';
import { formatNumber } from '../../src/demos/words.ts';
import { expectNoViolations, expectReducedMotion, phone, smallTargets } from '../support/audit.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { expectVisibleFocus } from '../support/focus.ts';
import { expectReadableText } from '../support/legibility.ts';
import { demos } from '../support/content.ts';
import { demoPages } from '../support/pages.ts';
import { expectTable, readPictures } from './board.ts';
import { playARound, spin, startDemo } from './demo.ts';
import { expectWhole } from './looks.ts';

/** Narrow windows show the parts in one column. Wide windows show a card beside the board. */
const sizes = [phone, { ...phone, width: 1280 }];

/** Screens that the demo fills when its frame does. */
const screens = [
  [2560, 1440],
  [1920, 1080],
  [1440, 900],
  [375, 812],
  [812, 375],
] as const;

/** Expects a board of at least 60 % of the screen's width or height, with the button in sight, at every size. */
async function expectLargeBoard(page: Page) {
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const name = `at ${width} by ${height} px`;
    const board = page.locator('.board');
    const box = await board.boundingBox();
    const share = Math.max((box?.width ?? 0) / width, (box?.height ?? 0) / height);
    expect.soft(share, `the board's share ${name}`).toBeGreaterThanOrEqual(0.6);
    await expect.soft(board, name).toBeInViewport({ ratio: 1 });
    await expect.soft(spin(page), name).toBeInViewport({ ratio: 1 });
    expect.soft(await smallTargets(page), name).toEqual([]);
  }
  // The frame of a page on a desk.
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 500 });
    // Miss Wildfire is also played in the sky above its board.
    const height = await page.locator('.board, .clouds').evaluateAll((parts) => {
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
    });
    expect.soft(height, `the board's height at ${width} px`).toBeGreaterThanOrEqual(400);
  }
}

for (const path of demoPages) {
  const title = `/${path} is readable, reachable and accessible`;
  test(title, { tag: '@full' }, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await step('keeps its text in large and wide type', () => expectReadableText(page));
    await step('shows the focus at every stop', async () => {
      for (const size of sizes) await expectVisibleFocus(page, size);
    });
    await step('passes the audit, before the start and after it', async () => {
      await expectNoViolations(page, 'before the start');
      await page.getByRole('button', { name: 'Start demo' }).click();
      await expectNoViolations(page, 'before a round');
    });
    await step('fills a screen', () => expectLargeBoard(page));
    await step('passes the audit after a round, and with its rules open', async () => {
      await playARound(page);
      await expectNoViolations(page, 'after a round');
      await page.getByRole('button', { name: 'Rules and odds' }).click();
      await expectNoViolations(page, 'rules and odds');
    });
  });
}

/** Notes when a reel moves, and when its symbols are pressed flat as they land. Runs in the page. */
function noteLandings() {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, options) {
    const reel = this.closest<HTMLElement>('.reel');
    const moves = JSON.stringify(keyframes);
    const now = String(performance.now());
    if (reel && moves.includes('scale(1.08, .86)')) reel.dataset['landed'] = now;
    else if (reel && /transform|translate/.test(moves)) reel.dataset['moved'] = now;
    return animate.call(this, keyframes, options);
  };
}

for (const demo of demos) {
  const { name, launcherGameId, model } = demo;
  test(`${name} fades where less motion is wanted, and moves to the board that it tells`, async ({
    page,
  }) => {
    // Three stars, which bring the wheels of Fate of Fortune.
    await startDemo(page, launcherGameId, [0, 16, 13, 3]);
    await spin(page).press('Enter');
    for (let frame = 0; frame < 15; frame++) {
      await page.clock.runFor(400);
      await expectReducedMotion(page);
    }

    for (const [width, height] of [
      [320, 740],
      [360, 740],
      [430, 740],
      [740, 340],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const button of await page.getByRole('button').all())
        await expect.soft(button, `at ${width} by ${height} px`).toBeInViewport({ ratio: 1 });
    }

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.keyboard.press('1');
    await page.clock.runFor(15_000);
    await page.evaluate(noteLandings);
    // In a game with a choice, the first press may end a round.
    for (let press = 0; press < 2; press++) {
      await spin(page).press('Enter');
      await page.clock.runFor(15_000);
    }
    await expectTable(page, model, await readPictures(page));
    const still = page.locator('.reel:not([data-moved][data-landed])');
    await expect(still, 'reels that do not move or land').toHaveCount(0);
    const landings = await page
      .locator('.reel')
      .evaluateAll((reels: HTMLElement[]) => reels.map(({ dataset }) => dataset['landed']));
    expect(new Set(landings).size, 'landings, one after the other').toBe(model.strips.length);
    await step('the largest win has room', async () => {
      await page.evaluate(
        (won) => {
          const parts = ['Win ', won, ' credits'].map((text) => {
            const part = document.createElement('span');
            part.className = 'part';
            part.textContent = text;
            return part;
          });
          document.querySelector('.headline')?.replaceChildren(...parts);
          document.querySelector('.detail')?.replaceChildren();
          document.body.dataset['win'] = 'large';
        },
        formatNumber(figuresOf(demo).usual.max * stakeCredits),
      );
      await expectWhole(page, 'after the largest win');
    });
  });
}
