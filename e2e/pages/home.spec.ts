import { games, venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

test.beforeEach(({ page }) => open(page, ''));

test('the hero says what this is, and leads to the about section', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Play Social Games Like Never Before!',
  );
  await expect(page.locator('.particle')).toHaveCount(12);
  await page.getByRole('link', { name: 'Explore Now' }).click();
  await expect(page).toHaveURL(/#about$/);
  await expect(page.locator('#about h2')).toBeInViewport();
});

test('the about section gives two figures and four features', async ({ page }) => {
  const about = page.locator('#about');
  await expect(about.getByRole('definition')).toHaveText([venue.players, venue.rating]);
  await expect(about.getByRole('term')).toHaveText(['Happy Players', 'player rating']);
  await expect(about.getByRole('heading', { level: 3 })).toHaveText([
    '100% Entertainment Focused',
    'Engaging Game Collection',
    'Premium Social Features',
    'Interactive Play Zones',
  ]);
});

test('the wall shows every game in its order, each with a way in', async ({ page }) => {
  const wall = page.getByRole('region', { name: 'Top Gaming Experiences' });
  const names = games.map(({ name }) => name);
  await expect(wall.getByRole('heading', { level: 3 })).toHaveText(names);
  const ways = wall.getByRole('link', { name: 'Play Now' });
  await expect(ways).toHaveCount(games.length);
  await ways.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.at(-1) ?? '');
});

test('a card can be pressed anywhere', async ({ page }) => {
  const picture = page.getByRole('img', { name: games[0].imageAlt });
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page).toHaveURL(new RegExp(`/game/${games[0].id}$`));
});

test('the disclaimer has eight cards and the notice of five badges', async ({ page }) => {
  const disclaimer = page.getByRole('region', { name: 'Important Disclaimer' });
  await expect(disclaimer.getByRole('heading', { level: 3 })).toHaveText([
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
  await expect(disclaimer.locator('.notice li')).toHaveText([
    `${venue.minimumAge}+ Only`,
    'Entertainment Purpose',
    'Safe Environment',
    'Time Awareness',
    'Terms Apply',
  ]);
});

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('Explore Now scrolls smoothly, and nothing moves without an end', async ({ page }) => {
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime === Infinity)
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(endless).toEqual([]);
  });
});

test('where it is not welcome, nothing moves at all', async ({ page }) => {
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
