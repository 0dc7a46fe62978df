import { playable } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { demo, frame, start } from '../support/game-page.ts';
import { press } from '../support/pages.ts';

/** A name of several lines leaves the least space. */
const [longest] = playable.toSorted((one, other) => other.name.length - one.name.length);

test('the poster and the button that starts the demo are on the first screen', async ({ page }) => {
  await page.goto(`game/${longest?.id}`);
  await expect.soft(page.locator('main [data-accent] [data-poster]')).toHaveCount(1);
  await expect.soft(demo(page).locator('.arch')).toBeHidden();
  for (const [width, height] of [
    [1366, 768],
    [768, 1024],
    [375, 667],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.soft(start(page), `at ${width} by ${height}`).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone in landscape, the button for full screen stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(`game/${playable[0].id}`);
  await frame(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(page.locator('[data-full-screen]')).toBeInViewport({ ratio: 1 });
});

test('in full screen on a phone, the buttons of a demo share a line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`game/${longest?.id}`);
  await press(page.locator('[data-full-screen]'));
  await start(page).click();
  const buttons = demo(page).locator('.bar button');
  const tops = () =>
    buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().y));
  await expect.poll(tops).toEqual([0, 0, 0]);
});
