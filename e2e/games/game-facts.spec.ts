import sharp from 'sharp';
import { odds } from '../../src/demos/odds.ts';
import { withFullStop } from '../../src/lib/words/with-full-stop.ts';
import { colour } from '../../src/drawings/colours.ts';
import { contrast, toHex } from '../../src/test/contrast.ts';
import { blocksOf, demos, games, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { drawingsOf, linksIn, openToRead, rows, seen } from '../support/read.ts';

test.use({ javaScriptEnabled: false });

for (const game of games) {
  const { id, name, text, accent, imageAlt, launcherGameId, operatorId, token, xdm } = game;
  test(`/game/${id} shows the facts and odds of the game`, async ({ page, baseURL }) => {
    await openToRead(page, `game/${id}`);

    await step('its name, mode, status and description', async () => {
      expect.soft(await rows(page.locator('h1')), 'its name').toEqual([name]);
      await expect.soft(page.locator('h1'), 'a name').toHaveAttribute('translate', 'no');
      const status = launcherGameId ? 'Online' : /^(?!Online$)\w/;
      await expect.soft(page.locator('.ticket dd'), 'its status').toHaveText(['Demo Play', status]);
      expect.soft(await seen(page.locator('.prose')), 'its description').toEqual(blocksOf(text));
    });

    await step('its poster, with its alternative text, and its colour', async () => {
      const poster = page.locator(`[data-poster="${id}"]`).first();
      expect.soft(await poster.getAttribute('alt'), 'its alternative text').toBe(imageAlt);
      const part = page.locator('[data-accent]').first();
      await expect.soft(part, 'its colour').toHaveCSS('--accent', colour(accent));
    });

    await step(
      'a frame for its demo, which is lazy, sandboxed, named and 500 px high',
      async () => {
        const frame = page.locator('iframe');
        await expect.soft(frame).toHaveCount(launcherGameId ? 1 : 0);
        if (!launcherGameId) return;
        expect.soft(await frame.getAttribute('title')).toContain(name);
        await expect.soft(frame).toHaveAttribute('loading', 'lazy');
        await expect.soft(frame).toHaveAttribute('allowfullscreen');
        await expect.soft(frame).toHaveAttribute('sandbox', 'allow-scripts');
        expect.soft(await frame.boundingBox()).toMatchObject({ width: 1280, height: 500 });
        const src = new URL((await frame.getAttribute('src')) ?? '', page.url());
        expect.soft(src.pathname).toBe(new URL('demo-launcher', baseURL).pathname);
        // The unit tests check the fields that are the same for all games.
        expect.soft(Object.fromEntries(src.searchParams)).toMatchObject({
          gameid: launcherGameId,
          operatorid: operatorId,
          ...(token && { token }),
          ...(xdm && { xdm }),
        });
      },
    );

    await step('without JavaScript, a link to a new tab, and no buttons', async () => {
      // It would show through the demo's title card.
      await expect.soft(page.locator('[data-loading]')).toBeHidden();
      await expect.soft(page.locator('main button:not([hidden])')).toHaveCount(0);
      const link = page.locator('#game-frame a');
      const src = launcherGameId && (await page.locator('iframe').getAttribute('src'));
      const links = await link.evaluateAll((all) =>
        all.map((each) => [each.getAttribute('href'), each.getAttribute('target')]),
      );
      expect.soft(links).toEqual(src ? [[src, '_blank']] : []);
    });

    const demo = demos.find((each) => each.launcherGameId === launcherGameId);
    await step('its sections and their drawings, in order', async () => {
      const sections = page
        .locator('main section')
        .evaluateAll((all) => all.map((section) => section.getAttribute('aria-labelledby')));
      const [frame, sheet] = [launcherGameId && 'play', demo && 'facts-heading'];
      const expected = [frame, 'experience-heading', sheet, 'more-games-heading'].filter(Boolean);
      expect.soft(await sections).toEqual(expected);
      const drawings = page.locator('[aria-labelledby=experience-heading] use');
      expect.soft(await drawingsOf(drawings)).toEqual(['wheel', 'table']);
    });

    await step('below the demo, the minimum age', async () => {
      const terms = page.locator('main p:not(.prose p)');
      await expect
        .soft(terms.filter({ hasText: `${venue.minimumAge}+` }))
        .toHaveCount(demo ? 1 : 0);
    });

    await step('the fact sheet, with the computed figures', async () => {
      const sheet = page.locator('section:has(#facts-heading)');
      const figures = demo
        ? odds(demo).map(({ term, text }) => `${term} | ${withFullStop(text)}`)
        : [];
      const [howItPays, ...printed] = await rows(sheet.locator('dl > div'));
      expect.soft(howItPays?.split(' | ').at(-1)).toBe(demo?.howItPays);
      expect.soft(printed).toEqual(figures);
    });

    await step('the next games', async () => {
      const place = games.findIndex((game) => game.id === id);
      const next = [...games.slice(place + 1), ...games.slice(0, place)].slice(0, 5);
      const others = page.locator('section:has(#more-games-heading)');
      expect
        .soft(await linksIn(others, baseURL), 'the next games')
        .toEqual(next.map((game) => `${game.name} → /game/${game.id}`));
      const posters = await others
        .locator('[data-poster]')
        .evaluateAll((all) => all.map((poster) => (poster as HTMLElement).dataset['poster']));
      expect.soft(posters, 'their posters').toEqual(next.map((game) => game.id));
      await expect.soft(others.getByRole('img'), 'a name is read once').toHaveCount(0);
    });

    await step('beside its poster, colours that text is readable on', async () => {
      if (!launcherGameId) return;
      const stage = await page.locator('.stage').boundingBox();
      if (!stage) throw new Error('The frame is not visible.');
      const picture = sharp(await page.screenshot({ clip: { ...stage, width: 600 } }));
      const pixels = await picture
        .resize(60, 50, { kernel: 'nearest' })
        .removeAlpha()
        .raw()
        .toBuffer();
      const ratios = Array.from({ length: pixels.length / 3 }, (_, at) =>
        contrast(colour('paper'), toHex(pixels.subarray(3 * at, 3 * at + 3).join())),
      );
      expect.soft(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
    });

    await step('on paper, no link back, and none for players', async () => {
      await page.emulateMedia({ media: 'print' });
      const links = page.locator('main a:is([href$="/"], [href$="#disclaimer"])');
      await expect.soft(links.filter({ visible: true })).toHaveCount(0);
    });
  });
}
