import type { Page } from '@playwright/test';
import { expectNoFindingsAtAnyWidth } from '../support/axe.ts';
import { playARound } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFocusRing, expectVisibleFocus } from '../support/focus.ts';
import { expectReadableText } from '../support/legibility.ts';
import { movingProperties } from '../support/motion.ts';
import { demoPages, open } from '../support/pages.ts';
import { smallTargets } from '../support/target-size.ts';

const { step } = test;

test.use({ trace: 'off' });

/** Below 640 px the parts stand one below the other, from 900 px on the pay table stands beside the board. */
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 740 },
];

/** Screens that the demo fills when its frame does. */
const screens = [
  { width: 2560, height: 1440 },
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
  { width: 812, height: 375 },
];

/** Expects a board of at least 60 % of the screen's width or height, with the button in sight, at every size. */
async function expectLargeBoard(page: Page) {
  for (const size of screens) {
    await page.setViewportSize(size);
    const board = page.locator('.board');
    const { width = 0, height = 0 } = (await board.boundingBox()) ?? {};
    const share = Math.max(width / size.width, height / size.height);
    const name = `at ${size.width} by ${size.height} px`;
    expect.soft(share, `the board's share ${name}`).toBeGreaterThanOrEqual(0.6);
    await expect.soft(board, name).toBeInViewport({ ratio: 1 });
    await expect.soft(page.locator('.spin'), name).toBeInViewport({ ratio: 1 });
    expect.soft(await smallTargets(page), name).toEqual([]);
  }
}

for (const path of demoPages) {
  test(`/${path} is readable, reachable, still and accessible`, async ({ page }) => {
    await page.clock.install();
    await open(page, path);
    await step('keeps its text in large and wide type', () => expectReadableText(page));
    await step('shows the focus at every stop', async () => {
      await expectNoFocusRing(page);
      for (const size of sizes) await expectVisibleFocus(page, size);
    });
    await step('passes the audit, and its controls suit a thumb', async () => {
      await expectNoFindingsAtAnyWidth(page, 'before the start');
      expect.soft(await smallTargets(page), 'before the start').toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.getByRole('button', { name: 'Start demo' }).click();
      expect.soft(await smallTargets(page), 'at 320 px').toEqual([]);
    });
    await step('fills a screen', () => expectLargeBoard(page));
    await step('fades without moving', async () => {
      await page.locator('.spin').press('Enter');
      for (let frame = 0; frame < 20; frame++) {
        await page.clock.runFor(300);
        expect.soft(await movingProperties(page.mainFrame())).toEqual([]);
      }
    });
    await step('passes the audit after a round, and with its rules open', async () => {
      await playARound(page, page.mainFrame());
      await expectNoFindingsAtAnyWidth(page, 'after a round');
      await page.getByRole('button', { name: 'Info' }).click();
      await expectNoFindingsAtAnyWidth(page, 'rules and odds');
    });
  });
}
