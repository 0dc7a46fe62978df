import { eveningsLink, menuLink } from '../../src/lib/addresses/navigation.ts';
import { playable, venue } from '../support/content.ts';
import { expect } from '../support/fixtures.ts';
import { pages } from '../support/pages.ts';
import { bookingUrl } from '../support/sites.ts';
import { test } from './third-party-fixtures.ts';
import { hostile } from './use-third-parties.ts';

test('hostile content is shown as text', async ({ page }) => {
  const { id, name, description, imageAlt } = hostile;
  await page.goto(`game/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} | ${hostile.venue}`);
  await expect(page.getByRole('main').getByRole('img')).toHaveAttribute('alt', imageAlt);

  await page.goto('');
  const card = page.locator('#games').getByRole('listitem').last();
  await expect(card.getByRole('paragraph')).toHaveText(description);
  await expect(card.getByRole('link')).toContainText(name);
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveText(hostile.venue);
});

test('a game without a demo says so, and shows no frame', async ({ page, log }) => {
  await page.goto(`game/${hostile.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('definition')).toHaveText(['Demo Play', /^(?!Online$)\w/]);
  await expect(main.locator('.online')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  expect(log.requests.filter((url) => url.includes('launch'))).toEqual([]);
});

test('with another launcher, nothing describes our own demos', async ({ page, request }) => {
  const [{ id, name, launcherGameId = '' }] = playable;
  expect((await request.get(`demo/${launcherGameId}`)).status()).toBe(404);
  await page.goto(`game/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // The fact sheet with the odds, as games/game-facts.spec.ts finds it.
  await expect(page.locator('#facts-heading')).toHaveCount(0);
});

test('a real address has a link to a map', async ({ page }) => {
  await page.goto('contact');
  await expect(page.locator('.cards a[href*="query="][href*="Leeds"]')).toHaveCount(1);
});

test('every page of a preview asks not to be listed', async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toMatch(/<meta name="robots" content="noindex"/);
  }
});

test('without menu, evenings and groups, no page speaks of them', async ({ page, request }) => {
  for (const path of ['menu', 'evenings']) expect((await request.get(path)).status()).toBe(404);
  for (const path of ['', 'contact']) {
    await page.goto(path);
    await expect(page.locator('a:is([href$="/menu"], [href$="/evenings"])')).toHaveCount(0);
    const groups = venue.groups ? [venue.groups.email] : [];
    for (const words of [menuLink.nav, eveningsLink.nav, ...groups])
      await expect(page.locator('body')).not.toContainText(words, { ignoreCase: true });
  }
});

test('the pages offer the bookings and games of others, and the privacy page names them', async ({
  page,
}) => {
  await page.goto('');
  const disclaimer = page.locator('#disclaimer');
  await expect.soft(disclaimer).toContainText('certified random number generation');
  // pages/home.spec.ts finds it where the demos are our own.
  await expect.soft(disclaimer.locator('[data-own-odds]')).toHaveCount(0);
  expect.soft(await page.locator(`a[href="${bookingUrl.href}"]`).count()).toBeGreaterThan(2);
  await expect.soft(page.locator('a[href*="subject=reservations"]')).toHaveCount(0);
  const ofClock = page.locator('.hero').getByRole('group').getByRole('link');
  await expect.soft(ofClock, 'such a booking gets no time').not.toContainText(/\d/);
  await page.goto('privacy');
  await expect(page.getByRole('main')).toContainText(bookingUrl.host);
  await page.goto('contact');
  const booking = page.getByRole('link', { name: 'Book a table' });
  await expect(booking).not.toHaveCount(0);
  for (const link of await booking.all())
    await expect.soft(link).toHaveAttribute('href', bookingUrl.href);
});
