import { playable } from '../support/content.ts';
import { expect } from '../support/fixtures.ts';
import { demo, start } from '../support/game-page.ts';
import { demoPages, pages } from '../support/pages.ts';
import { test } from './host.ts';

const [{ id }] = playable;

// Some directives work only in a header, so the pages are used under the host's policy.
test('every page and demo keeps to the policy of its host', async ({ page }) => {
  for (const path of [...pages, ...demoPages, 'demo-launcher', 'nope', 'game/nope']) {
    await page.goto(path);
  }
});

test('an old link leads to a game, whose demo is played and fills the screen', async ({ page }) => {
  await page.goto(`#/game/${id}`);
  await expect(page).toHaveURL(new RegExp(`/game/${id}$`));
  await start(page).click();
  await demo(page).locator('.main-button').click();
  await expect(demo(page).locator('.announcement')).toContainText('Credits');
  await page.locator('[data-full-screen]').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('game-frame');
});
