import { games, playable, venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

const { step } = test;

/** Windows, and the height in pixels that the head above the frame has at most. */
const firstScreens = [
  [1440, 900, 150],
  [1366, 768, 150],
  [1920, 1080, 150],
  [768, 1024, 150],
  [375, 667, 190],
  [360, 740, 190],
] as const;
/** The same where a photograph stands in the head, in any window. */
const headWithPhotograph = 300;

for (const { id, name, image, launcherGameId, operatorId, token, xdm } of playable) {
  test(`/game/${id} shows the game, and asks the launcher for its demo`, async ({ page }) => {
    await open(page, `game/${id}`);
    const description = page.locator('meta[name=description]');
    const age = new RegExp(`\\b${venue.minimumAge}\\+`);
    await expect.soft(description).toHaveAttribute('content', age);
    const main = page.getByRole('main');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect.soft(main.getByRole('link').first()).toHaveAttribute('href', '/');
    await expect.soft(main.getByRole('img').first()).toBeVisible();
    const stub = main.locator('.stub');
    await expect.soft(stub.getByRole('term')).toHaveText(['Mode', 'Status']);
    await expect.soft(stub.getByRole('definition')).toHaveText(['Demo Play', 'Online']);
    const about = main.locator('section:has(#experience-heading)');
    await expect.soft(about.getByRole('heading', { level: 3 })).toHaveCount(2);

    await step('the frame is lazy, sandboxed, named and 500 px high', async () => {
      const frame = page.locator('iframe');
      expect.soft(await frame.getAttribute('title')).toContain(name);
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

    await step(
      'below a low head, the poster and the button stand on the first screen',
      async () => {
        const demo = page.frameLocator('iframe');
        await expect.soft(main.locator('.game [data-poster]')).toHaveCount(1);
        await expect.soft(demo.locator('.arch')).toBeHidden();
        for (const [width, height, limit] of firstScreens) {
          await page.setViewportSize({ width, height });
          const size = `at ${width} by ${height}`;
          const head = await main.locator('.head').boundingBox();
          expect
            .soft(head?.height, size)
            .toBeLessThanOrEqual(image.endsWith('svg') ? limit : headWithPhotograph);
          const start = demo.getByRole('button', { name: 'Start demo' });
          await expect.soft(start, size).toBeInViewport({ ratio: 1 });
        }
      },
    );

    await step('it leads on to other games, to a table and to its prints', async () => {
      const wall = main.locator('section:has(#wall-heading)');
      const others = games.filter((game) => game.id !== id);
      const links = wall.getByRole('listitem').getByRole('link');
      const shown = await links.evaluateAll((all) =>
        (all as HTMLAnchorElement[]).map((link) => [
          link.innerText,
          link.href.split('/game/')[1],
          link.querySelector<HTMLElement>('[data-poster]')?.dataset['poster'],
        ]),
      );
      const expected = others.map((other) => [other.name, other.id, other.id]);
      expect.soft(shown.toSorted()).toEqual(expected.toSorted().slice(0, 5));
      const booking = about.getByRole('link');
      await expect.soft(booking).toHaveAttribute('href', /\/contact\?subject=reservations#form$/);
      const prints = await wall
        .locator('a[download]')
        .evaluateAll((all) => all.map((print) => print.getAttribute('href')));
      const sizes = image.startsWith('https:') ? [] : ['phone', 'a4'];
      expect.soft(prints).toEqual(sizes.map((size) => `/print/${id}-${size}.png`));
    });
  });
}
