import figures from '../../src/demos/figures.json' with { type: 'json' };
import { stakeCredits } from '../../src/demos/game.ts';
import { odds, type Figures, type WayFigures } from '../../src/demos/odds.ts';
import { colour } from '../../src/drawings/colours.ts';
import { blocksOf, demos, games, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { openToRead, rows, seen } from '../support/read.ts';

test.use({ javaScriptEnabled: false });

for (const game of games) {
  const { id, name, text, accent, imageAlt, launcherGameId, operatorId, token, xdm } = game;
  test(`/game/${id} shows the facts and odds of the game`, async ({ page, baseURL }) => {
    await openToRead(page, `game/${id}`);

    await step('its name, mode, status and description', async () => {
      expect.soft(await rows(page.locator('h1')), 'its name').toEqual([name]);
      const status = launcherGameId ? 'Online' : 'Not ready yet';
      expect
        .soft(await rows(page.locator('.ticket > div')), 'its mode and status')
        .toEqual(['Mode | Demo Play', `Status | ${status}`]);
      expect.soft(await seen(page.locator('.prose')), 'its description').toEqual(blocksOf(text));
    });

    await step('its poster, with its alternative text, and its colour', async () => {
      const poster = page.locator(`[data-poster="${id}"]`);
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

    const demo = demos.find((each) => each.launcherGameId === launcherGameId);
    await step('what a demo costs', async () => {
      if (!demo) return;
      const play = page.getByRole('region', { name: 'Play the demo' });
      expect
        .soft(await seen(play), 'the terms of a demo')
        .toContain(
          `Demo Play. Credits only, no prizes. ${venue.minimumAge}+. Stop whenever you like: nothing is saved, nothing is owed.`,
        );
    });

    await step('the fact sheet, with the computed figures', async () => {
      const sheet = page.getByRole('region', { name: 'How it plays' });
      await expect.soft(sheet, 'the fact sheet').toHaveCount(demo ? 1 : 0);
      if (!demo) return;
      const printed = await rows(sheet.locator('dl > div'));
      const facts = odds(demo).map((fact) => `${fact.term} | ${fact.text}`);
      expect.soft(printed, 'the fact sheet').toEqual([`How it pays | ${demo.howItPays}`, ...facts]);

      const { ways, features } = (figures as unknown as Record<string, Figures>)[
        demo.slug
      ] as Figures;
      const of = (term: string) => printed.find((line) => line.startsWith(`${term} | `)) ?? '';
      // The figures of the default way to play.
      const { returnPercent, hitRatePercent, max } = ways[demo.usual ?? ''] as WayFigures;
      for (const [term, figure] of [
        ['Return', `(${returnPercent.toFixed(2)}%)`],
        ['Winning rounds', `(${hitRatePercent.toFixed(2)}%)`],
        ['Largest win', `${(max * stakeCredits).toLocaleString('en-GB')} credits`],
        ...Object.values(features).map((percent) => ['How often', `(${percent.toFixed(2)}%)`]),
      ] as [string, string][]) {
        expect.soft(of(term), 'computed figures').toContain(figure);
      }
    });

    await step('what to expect of a demo, and of company', async () => {
      const about = page.getByRole('region', { name: 'About This Experience' });
      expect
        .soft(await seen(about), 'About This Experience')
        .toEqual([
          'About This Experience',
          'Interactive Entertainment',
          'You decide when a round begins; chance decides how it ends. Play credits are free and worth nothing, and nobody can buy them.',
          'Social Experience',
          'Pass the screen round the table, take turns, and compare what you found.',
          'Play it together: book a table',
        ]);
    });

    await step('the next games', async () => {
      const place = games.findIndex((game) => game.id === id);
      const next = [...games.slice(place + 1), ...games.slice(0, place)].slice(0, 5);
      const others = page.getByRole('region', { name: 'More games' });
      expect
        .soft(await seen(others), 'the next games')
        .toEqual(['More games', ...next.map((game) => game.name)]);
      const posters = await others
        .locator('[data-poster]')
        .evaluateAll((all) => all.map((poster) => (poster as HTMLElement).dataset['poster']));
      expect.soft(posters, 'their posters').toEqual(next.map((game) => game.id));
    });
  });
}
