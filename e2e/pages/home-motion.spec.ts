import type { Locator } from '@playwright/test';
import { colour } from '../../src/drawings/colours.ts';
import { toHex } from '../../src/test/contrast.ts';
import { games } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { noteTransitions, press, waitForIdle } from '../support/pages.ts';
import { stylesOf } from '../support/read.ts';

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
  const cards = page.locator('#games li');
  const colours = await stylesOf(cards.locator('.button'), 'background-color');
  expect
    .soft(colours.map(toHex), 'the colours of the games')
    .toEqual(games.map(({ accent }) => colour(accent)));
  const fits = await stylesOf(cards.locator('img'), 'object-fit');
  expect.soft(new Set(fits), 'pictures keep their shape').toEqual(new Set(['cover']));
  for (const card of await cards.all()) {
    const pictures = card.locator('img');
    const [poster, copy] = await pictures.evaluateAll((all) =>
      (all as HTMLImageElement[]).map(({ src }) => src),
    );
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
  const places = await card
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).map(({ offsetTop, offsetHeight }) => [offsetTop, offsetHeight]),
    );
  expect(places[1], 'the copy covers the poster').toEqual(places[0]);
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
  await page.evaluate(() =>
    addEventListener('pageswap', () => {
      const parts = [...document.querySelectorAll('#poster, h1')];
      sessionStorage['parts'] = parts.map((part) => getComputedStyle(part).viewTransitionName);
    }),
  );
  await page.goBack();
  const parts = await page.evaluate(() => sessionStorage['parts'] as string);
  expect(parts.split(',').toSorted(), 'Back reverses it').toEqual(['name', 'poster']);
  await press(page.getByRole('contentinfo').locator('a[href$="/contact"]'));
  await expect(page).toHaveURL(/\/contact$/);
  const html = page.locator('html');
  await expect(html, 'parts that moved into it').toHaveAttribute('data-transition', '');
});
