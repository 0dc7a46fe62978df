import { telephoneLink } from '../../src/lib/contact-links.ts';
import { openInWords, weekInWords } from '../../src/lib/hours-in-words.ts';
import { eveningsToCome, games, optionalPages, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { expectBelowHeader, press } from '../support/pages.ts';

const [{ number }] = venue.telephones;
const telephone = telephoneLink(number);

const { concierge, hours, metro, rooms: stay, valet } = venue;
const eveningsInWeek = new Set(eveningsToCome.flatMap(({ data }) => data.weekday ?? [])).size;
const linesOfRooms = [
  `A kitchen open ${openInWords(hours, 'dining')}: ${optionalPages.includes('menu') ? 'the menu' : 'book a table'}`,
  `${eveningsInWeek > 3 ? 'A long table, most nights' : 'A long table'}: ${optionalPages.includes('evenings') ? 'what’s on' : 'book yours'}`,
  stay ? `${stay}: the terms` : [],
  `Two on a sofa: play ${games.at(-1)?.name}`,
  `${concierge ? 'The concierge is' : 'We are'} here ${openInWords(hours, 'gaming', 'but not on')}: call us`,
  'Posters up the stairs: our games',
  metro ? 'The metro is minutes away on foot: find us' : [],
  `${valet ? `${valet} at the door` : 'The front door'}: find us`,
].flat();

test('the home page has the specified sections, each with its parts', async ({ page }) => {
  await page.goto('');
  const headline = page.getByRole('heading', { level: 1 });
  await expect.soft(page.locator('.hero .particle')).toHaveCount(12);

  await step('the house: its rooms, each with a line and a link', async () => {
    const rooms = page.locator('.house').getByRole('listitem');
    await expect.soft(rooms).toHaveText(linesOfRooms);
    const toSupper = rooms.filter({ has: page.locator('[href$="/menu"], [href$="/evenings"]') });
    await expect.soft(toSupper, 'rooms with a page').toHaveCount(optionalPages.length);
    for (const [line, href] of [
      ['our games', '#games'],
      ['call us', telephone],
    ] as const) {
      const room = rooms.filter({ hasText: line }).getByRole('link');
      await expect.soft(room).toHaveAttribute('href', href);
    }
  });

  await step('games: every game in order, each with a link', async () => {
    const list = page.locator('#games');
    const names = games.map(({ name }) => name);
    await expect.soft(list.getByRole('heading', { level: 3 })).toHaveText(names);
    for (const name of names)
      await expect.soft(list.getByRole('link', { name })).toHaveText(/\w \S/);
  });

  await step('a game can be started without its poster', async () => {
    for (const link of await page.locator('#games').getByRole('link').all()) {
      await expect.soft(link).toHaveCSS('opacity', '1');
    }
  });

  await step('the front door: links to book and to call, and a mat with the address', async () => {
    const comeIn = page.getByRole('region', { name: 'Come in' });
    const panels = comeIn.getByRole('link');
    await expect.soft(panels).toHaveText(['Book a table', 'Call']);
    await expect
      .soft(panels.first())
      .toHaveAttribute('href', /contact\?subject=reservations#form$/);
    await expect.soft(panels.last()).toHaveAttribute('href', telephone);
    const mat = comeIn.locator('.mat');
    const weeks = [weekInWords(hours, 'gaming'), weekInWords(hours, 'dining')];
    for (const fact of [number, venue.address.street, ...weeks]) {
      await expect.soft(mat).toContainText(fact);
    }
  });

  await step('Explore Now leads to the about section', async () => {
    await page.getByRole('link', { name: 'Explore Now' }).click();
    await expect.soft(page).toHaveURL(/#about$/);
    await expectBelowHeader(page.locator('#about'));
  });

  await step('a click anywhere on a card opens its game', async () => {
    const picture = page.getByRole('img', { name: games[0].imageAlt, exact: true });
    // The link of the card covers it.
    await picture.click({ position: { x: 20, y: 20 }, force: true });
    await expect(headline).toHaveText(games[0].name);
  });
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('nothing moves by itself, and a room is animated under the pointer', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    // Scrolling opens the panels of the front door.
    const running = await page.evaluate(
      () =>
        document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
    );
    expect(running).toBe(0);

    // The animation plays again each time.
    const room = page.locator('.house').getByRole('listitem').first();
    const picture = room.locator('svg');
    const copy = room.locator('img');
    for (let visit = 0; visit < 2; visit++) {
      await expect(copy).toBeHidden();
      await room.hover();
      await expect(copy).not.toHaveJSProperty('naturalWidth', 0);
      await expect(copy).toHaveCSS('animation-name', /play-strip/);
      const box = await picture.boundingBox();
      for (const [side, length] of Object.entries((await copy.boundingBox()) ?? {})) {
        const room = box?.[side as keyof typeof box];
        expect(length, `${side} of the animated copy`).toBeCloseTo(room ?? NaN, 0);
      }
      await page.mouse.move(0, 0);
    }
  });

  test('a poster grows into its page, and other pages are shown at once', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready.catch(() => undefined);
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const grows = effects.some(({ pseudoElement }) => pseudoElement?.includes('group(poster)'));
        document.documentElement.dataset['posterGrows'] = String(grows);
      });
    });
    await page.goto('');
    await page.locator('#games').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(games[0].name);
    await expect(page.locator('html')).toHaveAttribute('data-poster-grows', 'true');
    await press(page.getByRole('contentinfo').locator('a[href$="/contact"]'));
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.locator('html')).toHaveAttribute('data-poster-grows', 'false');
  });
});
