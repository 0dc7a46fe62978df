import { games, playable, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { demo, start } from '../support/game-page.ts';

/** Windows in which a game can be started without scrolling. */
const firstScreens = [
  [1366, 768],
  [768, 1024],
  [375, 667],
  [360, 740],
] as const;

for (const { id, name, launcherGameId, operatorId, token, xdm } of playable) {
  test(`/game/${id} shows the game, and asks the launcher for its demo`, async ({
    page,
    baseURL,
  }) => {
    const at = (path: string) => new URL(path, baseURL).pathname;
    await page.goto(`game/${id}`);
    const description = page.locator('meta[name=description]');
    const age = new RegExp(`\\b${venue.minimumAge}\\+`);
    await expect.soft(description).toHaveAttribute('content', age);
    const main = page.getByRole('main');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect.soft(main.getByRole('link').first()).toHaveAttribute('href', at(''));
    await expect.soft(main.getByRole('img').first()).toBeVisible();
    await expect
      .soft(main.locator('.ticket').getByRole('definition'))
      .toHaveText(['Demo Play', 'Online']);
    const about = main.locator('section:has(#experience-heading)');

    await step('the frame is lazy, sandboxed, named and 500 px high', async () => {
      const frame = page.locator('iframe');
      expect.soft(await frame.getAttribute('title')).toContain(name);
      await expect.soft(frame).toHaveAttribute('loading', 'lazy');
      await expect.soft(frame).toHaveAttribute('allowfullscreen');
      await expect.soft(frame).toHaveAttribute('sandbox', 'allow-scripts');
      expect.soft(await frame.boundingBox()).toMatchObject({ width: 1280, height: 500 });
      const src = new URL((await frame.getAttribute('src')) ?? '', page.url());
      expect.soft(src.pathname).toBe(at('demo-launcher'));
      // The unit tests ask for the fields that are the same for all games.
      expect.soft(Object.fromEntries(src.searchParams)).toMatchObject({
        gameid: launcherGameId,
        operatorid: operatorId,
        ...(token && { token }),
        ...(xdm && { xdm }),
      });
    });

    await step('the poster and the button stand on the first screen', async () => {
      await expect.soft(main.locator('[data-accent] [data-poster]')).toHaveCount(1);
      await expect.soft(demo(page).locator('.arch')).toBeHidden();
      for (const [width, height] of firstScreens) {
        await page.setViewportSize({ width, height });
        await expect.soft(start(page), `at ${width} by ${height}`).toBeInViewport({ ratio: 1 });
      }
    });

    await step('it leads on, to a table too', async () => {
      const wall = main.locator('section:has(#more-games-heading)');
      // The next five, as they hang on the wall.
      const place = games.findIndex((game) => game.id === id);
      const others = [...games.slice(place + 1), ...games.slice(0, place)].slice(0, 5);
      const links = wall.getByRole('listitem').getByRole('link');
      const shown = await links.evaluateAll((all) =>
        (all as HTMLAnchorElement[]).map((link) => [
          link.textContent.trim(),
          link.href.split('/game/')[1],
          link.querySelector<HTMLElement>('[data-poster]')?.dataset['poster'],
        ]),
      );
      const expected = others.map((other) => [other.name, other.id, other.id]);
      const message = 'leads on to other games';
      expect.soft(shown, message).toEqual(expected);
      const booking = about.getByRole('link');
      await expect.soft(booking).toHaveAttribute('href', /\/contact\?subject=reservations#form$/);
    });
  });
}
