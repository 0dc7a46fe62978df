import { playable } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

const { step } = test;

for (const { id, name, launcherGameId, operatorId, token, xdm } of playable) {
  test(`/game/${id} shows the game, and asks the launcher for its demo`, async ({ page }) => {
    await open(page, `game/${id}`);
    const main = page.getByRole('main');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect.soft(main.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await expect.soft(main.getByRole('img').first()).toBeVisible();
    await expect.soft(main.getByRole('term')).toContainText(['Mode', 'Status']);
    await expect.soft(main.getByRole('definition')).toContainText(['Demo Play', 'Online']);
    const about = page.getByRole('region', { name: 'About This Experience' });
    await expect
      .soft(about.getByRole('heading', { level: 3 }))
      .toHaveText(['Interactive Entertainment', 'Social Experience']);

    await step('the frame is lazy, sandboxed, named and 500 px high', async () => {
      const frame = page.locator('iframe');
      await expect.soft(frame).toHaveAttribute('title', `${name}, free demo game`);
      await expect.soft(frame).toHaveAttribute('loading', 'lazy');
      await expect.soft(frame).toHaveAttribute('allowfullscreen');
      await expect.soft(frame).toHaveAttribute('sandbox', 'allow-scripts');
      expect.soft(await frame.boundingBox()).toMatchObject({ width: 1280, height: 500 });
      const src = new URL((await frame.getAttribute('src')) ?? '', page.url());
      expect.soft(src.pathname).toBe('/demo-launcher');
      expect.soft(Object.fromEntries(src.searchParams)).toEqual({
        gameid: launcherGameId,
        operatorid: operatorId,
        mode: 'demo',
        currency: 'EUR',
        device: 'desktop',
        language: 'en_gb',
        ...(token && { token }),
        ...(xdm && { xdm }),
      });
    });
  });
}
