import { games, venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

const { step } = test;

test('the home page has its sections, in the words of the specification', async ({ page }) => {
  await open(page, '');
  const hero = page.getByRole('heading', { level: 1 });
  await expect.soft(hero).toHaveText('Play Social Games Like Never Before!');
  await expect.soft(page.locator('.particle')).toHaveCount(12);

  await step('about: two figures and four features', async () => {
    const about = page.locator('#about');
    const { players, playersSource, rating, ratingSource } = venue;
    const figures = [players, playersSource, rating, ratingSource].filter(
      (text) => text !== undefined,
    );
    await expect.soft(about.getByRole('definition')).toHaveText(figures);
    await expect.soft(about.getByRole('term')).toHaveText(['Happy Players', 'Player rating']);
    await expect
      .soft(about.getByRole('heading', { level: 3 }))
      .toHaveText([
        '100% Entertainment Focused',
        'Engaging Game Collection',
        'Premium Social Features',
        'Interactive Play Zones',
      ]);
  });

  await step('the house: eight rooms, each with a picture and a line', async () => {
    const rooms = page.locator('.house').getByRole('listitem');
    await expect.soft(rooms).toHaveText(Array.from({ length: 8 }, () => /\w/));
    const { hours, hotelNotice, minutesToAirport } = venue;
    for (const fact of [
      hours.diningCloses,
      hours.gaming,
      hotelNotice,
      `${minutesToAirport} minutes`,
    ]) {
      await expect.soft(rooms.filter({ hasText: fact })).toHaveCount(1);
    }
    await rooms.last().scrollIntoViewIfNeeded();
    await expect.soft(rooms.last().locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  });

  await step('games: every game in its order, each with a link', async () => {
    const list = page.getByRole('region', { name: 'Top Gaming Experiences' });
    const names = games.map(({ name }) => name);
    await expect.soft(list.getByRole('heading', { level: 3 })).toHaveText(names);
    const links = list.getByRole('link', { name: 'Play Now' });
    await expect.soft(links).toHaveCount(games.length);
  });

  await step('disclaimer: eight cards, and the notice of five badges', async () => {
    const disclaimer = page.getByRole('region', { name: 'Important Disclaimer' });
    await expect
      .soft(disclaimer.getByRole('heading', { level: 3 }))
      .toHaveText([
        'Entertainment Only',
        'Age Requirement',
        'Responsible Gaming',
        'Time Awareness',
        'No Real Money',
        'Fair Play',
        'Guest Safety',
        'Terms Apply',
        'Entertainment Venue Notice',
      ]);
    const notice = page.getByRole('heading', { name: 'Entertainment Venue Notice' }).locator('..');
    await expect
      .soft(notice.getByRole('listitem'))
      .toHaveText([
        `${venue.minimumAge}+ Only`,
        'Entertainment Purpose',
        'Safe Environment',
        'Time Awareness',
        'Terms Apply',
      ]);
  });

  await step('come in: where, when, and two ways to a table', async () => {
    const comeIn = page.getByRole('region', { name: 'Come in' });
    const [{ number }] = venue.telephones;
    for (const fact of [venue.address.street, venue.hours.gaming, venue.hours.diningCloses]) {
      await expect.soft(comeIn).toContainText(fact);
    }
    await expect.soft(comeIn.getByRole('listitem')).toHaveCount(3);
    const call = comeIn.getByRole('link', { name: 'Call' });
    await expect.soft(call).toHaveAttribute('href', `tel:${number.replaceAll(' ', '')}`);
    await expect.soft(comeIn.getByRole('link', { name: 'Book a table' })).toBeVisible();
  });

  await step('"Explore Now" leads to the about section', async () => {
    await page.getByRole('link', { name: 'Explore Now' }).click();
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

  test('rooms light up, and a poster grows into its page', async ({ page }) => {
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
    const play = page.getByRole('link', { name: `Play Now ${name}` });
    await play.focus();
    await expect(poster).toHaveCSS('color-scheme', 'dark');
    await play.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await moved(true);
    // A page without the poster is shown at once.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await moved(false);
  });
});
