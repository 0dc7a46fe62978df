import { telephoneLink } from '../../src/lib/contact-links.ts';
import { numberWords } from '../../src/lib/number-words.ts';
import { games, optionalPages, venue } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { expectBelowHeader, press } from '../support/pages.ts';

test('the home page has the sections of the specification, each with its parts', async ({
  page,
}) => {
  await page.goto('');
  const { hours, minutesToAirport, hotelNotice } = venue;
  const hero = page.getByRole('heading', { level: 1 });
  await expect.soft(page.locator('.particle')).toHaveCount(12);
  const number = numberWords[games.length] ?? games.length;
  const toGames = page.getByRole('link', { name: `See the ${number} games` });
  await expect.soft(toGames).toHaveAttribute('href', '#games');

  await step('the headline says that this is a place', async () => {
    const facts = page.locator('.hero').getByRole('listitem');
    const closes = hours.gaming.split('-')[1];
    await expect
      .soft(facts)
      .toHaveText([
        'Social lounge',
        venue.address.town,
        closes ? `Open until ${closes}` : `Open ${hours.gaming}`,
        `${venue.minimumAge}+`,
      ]);
  });

  await step('about: two figures', async () => {
    const about = page.locator('#about');
    const { players, playersSource, rating, ratingSource } = venue;
    const figures = [players, playersSource, rating, ratingSource].filter((text) => text != null);
    await expect.soft(about.getByRole('definition')).toHaveText(figures);
  });

  await step('the house: eight rooms, each with a picture, a line and a way on', async () => {
    const house = page.getByRole('region', { name: 'The house, room by room' });
    const rooms = house.locator('.rooms').getByRole('listitem');
    const ways = rooms.locator('.link-quiet');
    await expect.soft(ways).toHaveCount(8);
    const toSupper = rooms.filter({ has: page.locator('[href$="/menu"], [href$="/evenings"]') });
    await expect.soft(toSupper, 'rooms with a page').toHaveCount(optionalPages.length);
    await expect.soft(rooms.locator('a[href="#games"]')).toHaveText(/games/i);
    await expect.soft(rooms.locator('a[href^="tel:"]')).toContainText(hours.gaming);
    for (const fact of [hours.diningCloses, hours.gaming, hotelNotice, `${minutesToAirport}`]) {
      await expect.soft(rooms.filter({ hasText: fact })).toHaveCount(1);
    }
    // The links name their goals, which no picture of a room tells.
    const ends = [
      'ask us',
      'our games',
      `play ${games.at(-1)?.name}`,
      optionalPages.includes('menu') ? 'the menu' : 'book a table',
      optionalPages.includes('evenings') ? 'what is on' : 'book yours',
    ];
    const goals = [...ends, 'the way here', 'the way here', 'call us'];
    await expect.soft(ways).toHaveText(goals.map((goal) => new RegExp(`: ${goal}\\s*$`)));
  });

  await step('games: every game in its order, each with a link', async () => {
    const list = page.locator('#games');
    const names = games.map(({ name }) => name);
    await expect.soft(list.getByRole('heading', { level: 3 })).toHaveText(names);
    for (const name of names)
      await expect.soft(list.getByRole('link', { name })).toHaveText(/\w \S/);
  });

  await step('come in: a door with two ways to a table, and the way here', async () => {
    const comeIn = page.locator('section:has(#come-in-heading)');
    await expect.soft(comeIn.getByRole('listitem')).toHaveCount(3);
    const telephone = telephoneLink(venue.telephones[0].number);
    for (const end of [telephone, '/contact?subject=reservations#form']) {
      await expect.soft(comeIn.locator(`a[href$="${end}"]`).first()).toBeVisible();
    }
    const leaves = comeIn.locator('.leaf');
    await expect.soft(leaves).toHaveText(['Book a table', `Call ${venue.telephones[0].number}`]);
    for (const fact of [venue.address.street, hours.gaming, hours.diningCloses]) {
      await expect.soft(comeIn.locator('.front-door > p')).toContainText(fact);
    }
    await expect.soft(comeIn).toContainText(`${venue.minimumAge} and over, with valid ID`);
    const access = comeIn.getByRole('heading', { name: 'Access' }).locator('..');
    await expect.soft(access.locator(`a[href="${telephone}"]`)).toBeVisible();
  });

  await step('the links of the headline lead to the about section and to the games', async () => {
    for (const id of ['about', 'games']) {
      await page.locator(`.hero a[href="#${id}"]`).click();
      await expect.soft(page).toHaveURL(new RegExp(`#${id}$`));
      await expectBelowHeader(page.locator(`#${id}`));
    }
  });

  await step('a press anywhere on a card leads to its game', async () => {
    const picture = page.getByRole('img', { name: games[0].imageAlt, exact: true });
    // The link of the card covers it.
    await picture.click({ position: { x: 20, y: 20 }, force: true });
    await expect(hero).toHaveText(games[0].name);
  });
});

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('rooms light up where they are scrolled to, and act under the pointer', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    const endTimes = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
    );
    expect(endTimes).not.toContain(Infinity);

    // A room is dark until it has been scrolled to.
    const room = page.locator('.room').last();
    const scrollTo = (block: ScrollLogicalPosition) =>
      room.evaluate((arch, at) => arch.scrollIntoView({ block: at, behavior: 'instant' }), block);
    await scrollTo('end');
    await expect(room).toHaveCSS('filter', 'brightness(0.45)');
    await scrollTo('start');
    await expect(room).toHaveCSS('filter', 'none');
    // It acts anew each time.
    const copy = room.locator('.moving');
    for (let visit = 0; visit < 2; visit++) {
      await expect(copy).toBeHidden();
      await room.hover();
      await expect(copy).not.toHaveJSProperty('naturalWidth', 0);
      await expect(copy).toHaveCSS('animation-name', 'act');
      const arch = await room.boundingBox();
      expect(await copy.boundingBox(), 'the moving copy covers its room').toEqual(arch);
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
