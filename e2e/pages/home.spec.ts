import { games, venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

const { step } = test;

/** A text for each of so many places. */
const texts = (count: number) => Array.from({ length: count }, () => /\w/);

test('the home page has the sections of the specification, each with its parts', async ({
  page,
}) => {
  await open(page, '');
  await expect.soft(page.locator('.hero').getByRole('heading', { level: 1 })).toHaveText(/\w/);
  await expect.soft(page.locator('.particle')).toHaveCount(12);

  await step('about: two figures and four features', async () => {
    const about = page.locator('#about');
    const { players, playersSource, rating, ratingSource } = venue;
    const figures = [players, playersSource, rating, ratingSource].filter(
      (text) => text !== undefined,
    );
    await expect.soft(about.getByRole('definition')).toHaveText(figures);
    await expect.soft(about.getByRole('term')).toHaveText(texts(2));
    await expect.soft(about.getByRole('heading', { level: 3 })).toHaveText(texts(4));
  });

  await step('the house: eight rooms, each with a picture and a line', async () => {
    const rooms = page.locator('.house').getByRole('listitem');
    await expect.soft(rooms).toHaveText(texts(8));
    const { hours, hotelNotice, minutesToAirport } = venue;
    for (const fact of [hours.diningCloses, hours.gaming, hotelNotice, String(minutesToAirport)]) {
      await expect.soft(rooms.filter({ hasText: fact })).toHaveCount(1);
    }
    await rooms.last().scrollIntoViewIfNeeded();
    await expect.soft(rooms.last().locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  });

  await step('games: every game in its order, each with a link', async () => {
    const list = page.locator('#games');
    const names = games.map(({ name }) => name);
    await expect.soft(list.getByRole('heading', { level: 3 })).toHaveText(names);
    for (const name of names) {
      await expect.soft(list.getByRole('link', { name })).toHaveText(/\w \S/);
    }
  });

  await step('disclaimer: eight cards, and the notice of five badges', async () => {
    const headings = page.locator('#disclaimer').getByRole('heading', { level: 3 });
    await expect.soft(headings).toHaveText(texts(9));
    const badges = headings.last().locator('..').getByRole('listitem');
    await expect.soft(badges).toHaveText(texts(5));
    await expect.soft(badges.first()).toContainText(`${venue.minimumAge}`);
  });

  await step('come in: where, when, and two ways to a table', async () => {
    const comeIn = page.locator('section:has(#come-in-heading)');
    const [{ number }] = venue.telephones;
    for (const fact of [venue.address.street, venue.hours.gaming, venue.hours.diningCloses]) {
      await expect.soft(comeIn).toContainText(fact);
    }
    await expect.soft(comeIn.getByRole('listitem')).toHaveCount(3);
    await expect.soft(comeIn.locator(`a[href="tel:${number.replaceAll(' ', '')}"]`)).toBeVisible();
    await expect
      .soft(comeIn.locator('a[href$="/contact?subject=reservations#form"]'))
      .toBeVisible();
  });

  await step('the button of the headline leads to the about section', async () => {
    await page.locator('.hero').getByRole('link').click();
    await expect.soft(page).toHaveURL(/#about$/);
    await expect.soft(page.locator('#about h2')).toBeInViewport();
  });
});

test('a press anywhere on a card leads to its game', async ({ page }) => {
  await open(page, '');
  const picture = page.getByRole('img', { name: games[0].imageAlt, exact: true });
  // The link of the card covers it.
  await picture.click({ position: { x: 20, y: 20 }, force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(games[0].name);
});

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the page scrolls smoothly, no animation is endless, rooms light up, and a poster grows into its page', async ({
    page,
  }) => {
    const [{ id, name }] = games;
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        const { dataset } = document.documentElement;
        dataset['moved'] = '';
        viewTransition?.ready.then(
          () => {
            const groups = document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
            dataset['moved'] = groups.filter((group) => group?.includes('group(poster)')).join();
          },
          () => undefined,
        );
      });
    });
    const moved = (poster: boolean) =>
      expect(page.locator('html')).toHaveAttribute('data-moved', poster ? /poster/ : '');
    await open(page, '');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime === Infinity)
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(endless).toEqual([]);

    // A room is dark until it has been scrolled to.
    const room = page.locator('.house li img').last();
    await expect(room).toHaveCSS('filter', 'brightness(0.25)');
    await room.evaluate((picture) =>
      picture.scrollIntoView({ block: 'start', behavior: 'instant' }),
    );
    await expect(room).not.toHaveCSS('filter', 'brightness(0.25)');

    const poster = page.locator(`[data-poster=${id}]`);
    await expect(poster).toHaveCSS('color-scheme', 'normal');
    const play = page.locator('#games').getByRole('link').first();
    await play.focus();
    await expect(poster).toHaveCSS('color-scheme', 'dark');
    await play.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await moved(true);
    // A page without the poster is shown at once.
    await page.getByRole('contentinfo').locator('a[href$="/contact"]').click();
    await expect(page).toHaveURL(/\/contact$/);
    await moved(false);
  });
});
