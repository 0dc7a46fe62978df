import type { Page } from '@playwright/test';
import { playable } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { demo, frame, start } from '../support/game-page.ts';
import { press } from '../support/pages.ts';

/** A name of several lines leaves the least space. */
const [longest] = playable.toSorted((one, other) => other.name.length - one.name.length);

/** A picture of the upper half of the arch, with what is in front of it. */
async function shootArch(page: Page) {
  const arch = await page.locator('.arch').boundingBox();
  if (!arch) throw new Error('The page has no arch.');
  return page.screenshot({ clip: { ...arch, height: arch.height / 2 } });
}

test('at any size, the poster and the controls of the demo are in sight', async ({ page }) => {
  await page.goto(`game/${longest?.id}`);
  await expect.soft(page.locator('main [data-accent] [data-poster]')).toHaveCount(1);
  for (const [width, height] of [
    [1366, 768],
    [768, 1024],
    [360, 740],
  ] as const) {
    const where = `at ${width} by ${height}`;
    await step(`on the first screen ${where}, poster and button`, async () => {
      await page.setViewportSize({ width, height });
      await expect.soft(start(page), where).toBeInViewport({ ratio: 1 });
      const framed = await shootArch(page);
      await frame(page).evaluate((element: HTMLElement) => (element.hidden = true));
      const alone = await shootArch(page);
      await frame(page).evaluate((element: HTMLElement) => (element.hidden = false));
      expect.soft(framed.equals(alone), 'the poster shows through the frame').toBe(true);
    });
  }

  const fullScreen = page.locator('[data-full-screen]');
  await step('on a phone in landscape, the button for full screen stays in view', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await frame(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect.soft(fullScreen).toBeInViewport({ ratio: 1 });
    const background = 'rgba(0, 0, 0, 0)';
    await expect.soft(page.locator('#after-game')).not.toHaveCSS('background-color', background);
  });

  await step('in full screen on a phone, the buttons of a demo share a line with it', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await press(fullScreen);
    await start(page).click();
    const buttons = demo(page).locator('.bar button');
    const tops = () =>
      buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().y));
    await expect.poll(tops).toEqual([0, 0, 0]);
    const [last, leave] = [await buttons.last().boundingBox(), await fullScreen.boundingBox()];
    expect(leave).toMatchObject({ y: 1, width: 44, height: 44 });
    expect(leave?.x, 'beside the last one').toBeGreaterThanOrEqual(
      (last?.x ?? NaN) + (last?.width ?? NaN),
    );
  });
});
