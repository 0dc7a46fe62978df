import { playable } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { demo, start } from '../support/game-page.ts';

/** Windows in which visitors can start a game without scrolling. */
const firstScreens = [
  [1366, 768],
  [768, 1024],
  [375, 667],
  [360, 740],
] as const;

for (const { id, name, launcherGameId, operatorId, token, xdm } of playable) {
  test(`/game/${id} loads its demo from the launcher`, async ({ page, baseURL }) => {
    const at = (path: string) => new URL(path, baseURL).pathname;
    await page.goto(`game/${id}`);

    await step('the frame is lazy, sandboxed, named and 500 px high', async () => {
      const frame = page.locator('iframe');
      expect.soft(await frame.getAttribute('title')).toContain(name);
      await expect.soft(frame).toHaveAttribute('loading', 'lazy');
      await expect.soft(frame).toHaveAttribute('allowfullscreen');
      await expect.soft(frame).toHaveAttribute('sandbox', 'allow-scripts');
      expect.soft(await frame.boundingBox()).toMatchObject({ width: 1280, height: 500 });
      const src = new URL((await frame.getAttribute('src')) ?? '', page.url());
      expect.soft(src.pathname).toBe(at('demo-launcher'));
      // The unit tests check the fields that are the same for all games.
      expect.soft(Object.fromEntries(src.searchParams)).toMatchObject({
        gameid: launcherGameId,
        operatorid: operatorId,
        ...(token && { token }),
        ...(xdm && { xdm }),
      });
    });

    await step('the poster and the button are on the first screen', async () => {
      await expect.soft(page.locator('main [data-accent] [data-poster]')).toHaveCount(1);
      await expect.soft(demo(page).locator('.arch')).toBeHidden();
      for (const [width, height] of firstScreens) {
        await page.setViewportSize({ width, height });
        await expect.soft(start(page), `at ${width} by ${height}`).toBeInViewport({ ratio: 1 });
      }
    });
  });
}
