import { games, legalPage, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { noteTransitions } from '../support/pages.ts';
import { drawingsOf, rows, seen, stylesOf } from '../support/read.ts';

test('the home page has its pictures, and leads to its sections and games', async ({ page }) => {
  await noteTransitions(page);
  await page.goto('');
  const headline = page.getByRole('heading', { level: 1 });
  await expect.soft(page.locator('.hero .particle')).toHaveCount(12);
  await expect.soft(page.locator('.stars > :not(.particle)'), 'the moon').toHaveCount(1);

  await step('a figure is larger than its heading only if it has a source', async () => {
    const sizes = await stylesOf(page.locator('#about :is(h2, dd.font-display)'), 'font-size');
    const [heading = 0, ...figures] = sizes.map(parseFloat);
    const sources = [venue.playersSource, venue.ratingSource].map(Boolean);
    expect.soft(figures.map((size) => size > heading)).toEqual(sources);
  });

  await step('dots separate the facts of a line, and none is at its start', async () => {
    for (const list of await page.locator('.facts').all()) {
      const fact = list.getByRole('listitem').first();
      await expect.soft(fact).toHaveCSS('content', /·/, { pseudo: 'before' });
      await expect.soft(list, 'it cuts off the first dot').toHaveCSS('overflow-x', 'clip');
      const items = list.getByRole('listitem');
      const tops = await items.evaluateAll((all) =>
        all.map((item) => item.getBoundingClientRect().top),
      );
      expect.soft(tops[1], 'the first two facts are in one line').toBe(tops[0]);
    }
  });

  await step('each room is drawn as its animation begins, and is lit if it has hours', async () => {
    const rooms = await page.locator('.pictures > svg').evaluateAll((drawings) =>
      drawings.map((drawing) => ({
        box: drawing.getAttribute('viewBox')?.split(' ') ?? [],
        strip: drawing.nextElementSibling?.getAttribute('src') ?? '',
      })),
    );
    const sheet = await (await page.request.get('house/sheet.svg')).text();
    for (const { box, strip } of rooms) {
      const [, top, width, height] = box;
      const [, part = ''] = sheet.split(`<svg y="${top}"`);
      const [tag, drawing] = part.split(/(?<=^[^>]*>)|<\/svg>/);
      expect
        .soft(tag, `the part of the sheet for ${strip}`)
        .toContain(`width="${width}" height="${height}"`);
      const [, first] = (await (await page.request.get(strip)).text()).split('<svg x="');
      const isFirst = first?.includes(`>${drawing}</svg>`);
      expect.soft(isFirst, `the room is drawn as ${strip} begins`).toBe(true);
    }
    const roof = await (await page.request.get('house/roof.svg')).text();
    const letters = roof.match(/<path transform="translate\(480 180\)/g);
    expect.soft(letters, 'letters of the sign on the roof').toHaveLength(venue.name.length);
    const unlit = page.locator('[data-room]:not(:has(.lit))');
    const names = unlit.evaluateAll((all) => all.map((room) => room.getAttribute('data-room')));
    const withoutHours = [venue.transport?.means ?? [], venue.valet ? 'valet' : []].flat();
    expect.soft(await names, 'rooms without a ring of light').toEqual(withoutHours);
  });

  await step(
    'each feature has its own picture, and each section another colour and an edge',
    async () => {
      const icons = await drawingsOf(page.locator('#about li use'));
      expect.soft(new Set(icons).size, `${icons.join(' ')} differ`).toBe(4);
      const sections = page.locator('main > section:not(.hero)');
      const shades = await stylesOf(sections, 'background-color');
      for (const [index, shade] of shades.entries())
        expect.soft(shade, `the colour of section ${index + 2}`).not.toBe(shades[index + 1]);
      const edges = await stylesOf(sections, 'mask-image', '::before');
      expect.soft(edges, 'their upper edges').not.toContain('none');
    },
  );

  await step(
    '"Play Now" is visible without pointing, and no translation changes a name',
    async () => {
      const cards = page.locator('#games li');
      const shown = (await rows(cards)).map((card) => card.split(' | ').at(-1));
      expect.soft(shown, 'the words of each button').toEqual(games.map(() => 'Play Now'));
      const heading = (await page.locator('.house h2').textContent()) ?? '';
      const inHouse = await seen(page.locator('.house'));
      expect.soft(inHouse, 'a heading for screen readers').not.toContain(heading.trim());
      const names = cards.locator('[translate=no]');
      await expect.soft(names).toHaveText(games.flatMap(({ name }) => [name, name]));
    },
  );

  await step('wide windows have a boat, and bedrooms in the tower', async () => {
    for (const [width, isWide] of [
      [390, false],
      [1280, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.soft(page.locator('.boat')).toBeVisible({ visible: isWide });
      const inTower = await page.locator('[data-room=bedrooms]').evaluateAll((rooms) =>
        rooms.map((room) => {
          const { left, right, bottom } = room.getBoundingClientRect();
          const walls = room.parentElement?.getBoundingClientRect() ?? new DOMRect();
          const isInMiddle = Math.abs(left + right - walls.left - walls.right) < 4;
          return isInMiddle && bottom < walls.top && right - left < walls.width / 2;
        }),
      );
      const wanted = venue.bedrooms ? [isWide] : [];
      expect.soft(inTower, `bedrooms in the tower at ${width} px`).toEqual(wanted);
    }
  });

  await step(
    'with our own demos and form, it describes their odds, and takes no booking',
    async () => {
      await expect.soft(page.locator('#disclaimer [data-own-odds]')).toBeVisible();
      const comeIn = page.locator('[aria-labelledby=come-in-heading] p').first();
      await expect.soft(comeIn, 'a form without an endpoint').not.toContainText(/book here/i);
    },
  );

  await step('a click anywhere on a card opens its game, at once with reduced motion', async () => {
    const uncovered = await page.locator('#games .card :is(h3, p)').evaluateAll((parts) =>
      parts
        .filter((part) => {
          part.scrollIntoView({ block: 'center' });
          const { x, y, width, height } = part.getBoundingClientRect();
          return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a');
        })
        .map(({ textContent }) => textContent),
    );
    expect.soft(uncovered, 'words that are not in the link').toEqual([]);
    const picture = page.getByRole('img', { name: games[0].imageAlt, exact: true });
    // The link of the card covers it.
    await picture.click({ position: { x: 20, y: 20 }, force: true });
    await expect(headline).toHaveText(games[0].name);
    const html = page.locator('html');
    await expect.soft(html, 'parts that moved into it').toHaveAttribute('data-transition', '');
  });

  const { cancellations } = legalPage('terms');
  if (!venue.bedrooms || !cancellations) return;
  await step('the bedrooms lead to the section about cancelling them', async () => {
    await page.goto('');
    await page.locator('[data-room=bedrooms] a').click();
    await expect(page.locator(':target')).toHaveText(cancellations);
  });
});
