import type { Locator } from '@playwright/test';
import { colour } from '../../src/drawings/colours.ts';
import { toHex } from '../../src/test/contrast.ts';
import { games, legalPage, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { expectBelowHeader, noteTransitions, press, waitForIdle } from '../support/pages.ts';

test('the home page has its pictures, and leads to its sections and games', async ({ page }) => {
  await noteTransitions(page);
  await page.goto('');
  const headline = page.getByRole('heading', { level: 1 });
  await expect.soft(page.locator('.hero .particle')).toHaveCount(12);
  await expect.soft(page.locator('.stars > :not(.particle)'), 'the moon').toHaveCount(1);

  await step('a figure is larger than its heading only if it has a source', async () => {
    const sizes = page
      .locator('#about :is(h2, dd.font-display)')
      .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
    const [heading = 0, ...figures] = await sizes;
    const sources = [venue.playersSource, venue.ratingSource].map(Boolean);
    expect.soft(figures.map((size) => size > heading)).toEqual(sources);
  });

  await step('dots separate the facts of a line, and none is at its start', async () => {
    for (const list of await page.locator('.facts').all()) {
      const fact = list.getByRole('listitem').first();
      await expect.soft(fact).toHaveCSS('content', /·/, { pseudo: 'before' });
      await expect.soft(list, 'it cuts off the first dot').toHaveCSS('overflow-x', 'clip');
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
      const icons = await page
        .locator('#about li use')
        .evaluateAll((all) => all.map((icon) => icon.getAttribute('href')));
      expect.soft(new Set(icons).size, `${icons.join(' ')} differ`).toBe(4);
      const sections = await page.locator('main > section:not(.hero)').evaluateAll((all) =>
        all.map((part) => ({
          shade: getComputedStyle(part).backgroundColor,
          edge: getComputedStyle(part, '::before').maskImage,
        })),
      );
      for (const [index, { shade, edge }] of sections.entries()) {
        expect
          .soft(shade, `the colour of section ${index + 2}`)
          .not.toBe(sections[index + 1]?.shade);
        expect.soft(edge, `the upper edge of section ${index + 2}`).not.toBe('none');
      }
    },
  );

  await step(
    '"Play Now" is visible without pointing, and wide windows have three cards in a row, and a boat',
    async () => {
      const cards = page.locator('#games li');
      for (const link of await cards.getByRole('link').all()) {
        await expect.soft(link).toHaveCSS('opacity', '1');
      }
      const names = cards.locator('[translate=no]');
      await expect
        .soft(names, 'what no translation changes')
        .toHaveText(games.flatMap(({ name }) => [name, name]));
      for (const [width, inRow] of [
        [390, 2],
        [1280, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const tops = await cards.evaluateAll((all) =>
          all.map((card) => card.getBoundingClientRect().y),
        );
        const found = tops.filter((top) => top === tops[0]).length;
        expect.soft(found, `cards in a row at ${width} px`).toBe(Math.min(inRow, games.length));
        const isBeside = await page.locator('.house').evaluate((house) => {
          const words = house.previousElementSibling?.getBoundingClientRect().bottom ?? NaN;
          return house.getBoundingClientRect().top < words;
        });
        expect.soft(isBeside, `the house is beside the words at ${width} px`).toBe(width > 390);
        await expect.soft(page.locator('.boat')).toBeVisible({ visible: width > 390 });
      }
    },
  );

  await step(
    'with our own demos and form, it describes their odds, and takes no booking',
    async () => {
      await expect.soft(page.locator('#disclaimer [data-own-odds]')).toBeVisible();
      const comeIn = page.locator('[aria-labelledby=come-in-heading] p').first();
      await expect.soft(comeIn, 'a form without an endpoint').not.toContainText(/book here/i);
    },
  );

  await step('Explore Now leads to the about section', async () => {
    await page.getByRole('link', { name: 'Explore Now' }).click();
    await expect.soft(page).toHaveURL(/#about$/);
    await expectBelowHeader(page.locator('#about'));
  });

  await step('a click anywhere on a card opens its game, at once with reduced motion', async () => {
    const picture = page.getByRole('img', { name: games[0].imageAlt, exact: true });
    // The link of the card covers it.
    await picture.click({ position: { x: 20, y: 20 }, force: true });
    await expect(headline).toHaveText(games[0].name);
    await expect.soft(page.locator('html')).toHaveAttribute('data-transition', '');
  });

  const { cancellations } = legalPage('terms');
  if (!venue.bedrooms || !cancellations) return;
  await step('the bedrooms lead to the section about cancelling them', async () => {
    await page.goto('');
    await page.locator('[data-room=bedrooms] a').click();
    await expect(page.locator(':target')).toHaveText(cancellations);
  });
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('nothing moves by itself, and a room plays its twelve drawings under the pointer', async ({
    page,
  }) => {
    await page.goto('');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    // Scrolling opens the panels of the front door.
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    );
    expect(running).toEqual([]);

    const room = page.locator('[data-room=sofas]');
    const copy = room.locator('img');
    const boxOf = async (part: Locator) =>
      Object.values((await part.boundingBox()) ?? {}).map(Math.round);
    await expect(copy).toBeHidden();
    await room.hover();
    await expect(copy).not.toHaveJSProperty('naturalWidth', 0);
    await expect(copy).toHaveCSS('animation', /^\S+ steps\(12, jump-none\) \S+ \S*play-strip$/);
    expect(await boxOf(copy), 'the copy covers the room').toEqual(await boxOf(room.locator('svg')));
    // The arch of the room cuts off the corners of the copy.
    const hasCorners = await copy.evaluate((image) => {
      const { x, y } = image.getBoundingClientRect();
      return document.elementFromPoint(x + 1, y + 1) === image;
    });
    expect(hasCorners, 'the copy has corners').toBe(false);
  });

  test('a card has the colour of its game, opens, and loads an animated copy, under the pointer or with the focus', async ({
    page,
    log,
  }) => {
    await page.goto('');
    const textOf = async (address = '') => (await page.request.get(address)).text();
    for (const [index, card] of (await page.locator('#games li').all()).entries()) {
      const { background, fits, addresses } = await card.evaluate((element) => {
        const pictures = [...element.querySelectorAll('img')];
        const [button = element] = element.querySelectorAll('a');
        return {
          background: getComputedStyle(button).backgroundColor,
          fits: pictures.map((picture) => getComputedStyle(picture).objectFit),
          addresses: pictures.map((picture) => picture.src),
        };
      });
      const { name = '', accent = '' } = games[index] ?? {};
      expect.soft(toHex(background), `the colour of ${name}`).toBe(colour(accent));
      expect
        .soft(new Set(fits), `pictures of ${name} keep their shape`)
        .toEqual(new Set(['cover']));
      const [poster, copy] = addresses;
      const drawing = await textOf(poster);
      const animated = drawing.replaceAll('.animated', ':root');
      const shown = copy ? await textOf(copy) : drawing;
      expect.soft(shown === animated, `an animated copy of ${poster}`).toBe(true);
    }
    const card = page.locator('#games li:has(img[src*="/animated/"])').last();
    const sheet = card.locator('.sheet');
    const copy = card.locator('img').last();
    await card.scrollIntoViewIfNeeded();
    await waitForIdle(page);
    const loaded = () => log.requests.filter((url) => url.includes('/animated/'));
    expect(loaded()).toEqual([]);
    await expect.soft(sheet).toHaveCSS('transform', 'none');
    await card.hover();
    await expect.soft(sheet, 'it opens like a door').toHaveCSS('transform', /^matrix3d/);
    await expect(copy).not.toHaveJSProperty('naturalWidth', 0);
    await page.mouse.move(0, 0);
    await expect(copy).toBeHidden();
    await card.getByRole('link').focus();
    await expect(copy, 'with the focus').toBeVisible();
    await expect.soft(sheet, 'with the focus').toHaveCSS('transform', /^matrix3d/);
    expect(loaded()).toHaveLength(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(copy).toBeHidden();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('?motion=off');
    await card.hover();
    await expect(copy, 'stopped by the visitor').toBeHidden();
  });

  test('a poster and its name grow into their page, and other pages are shown at once', async ({
    page,
  }) => {
    await noteTransitions(page);
    // Browsers skip a transition to a page that takes four seconds, as on a busy machine.
    await expect(async () => {
      await page.goto('');
      await page.locator('#games').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(games[0].name);
      const moved = page.locator('html[data-transition]');
      // Browsers list the parts in any order.
      const parts = /(?=.*group\(poster\)).*group\(name\)/;
      await expect(moved).toHaveAttribute('data-transition', parts, { timeout: 5000 });
      const time = Number(await moved.getAttribute('data-transition-time'));
      expect(time, 'milliseconds until the page is shown').toBeLessThan(1000);
    }).toPass({ timeout: 90_000 });
    await press(page.getByRole('contentinfo').locator('a[href$="/contact"]'));
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.locator('html')).toHaveAttribute('data-transition', '');
  });
});
