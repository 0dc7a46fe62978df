import { eveningsLink, menuLink } from '../../src/lib/addresses/navigation.ts';
import { playable, venue } from '../support/content.ts';
import { expect, step } from '../support/fixtures.ts';
import { pages } from '../support/pages.ts';
import { bookingUrl } from '../support/sites.ts';
import { test } from './third-party-fixtures.ts';
import { drawn, hostile } from './use-third-parties.ts';

test('hostile content is shown as text, and a game without a demo without a frame', async ({
  page,
}) => {
  const { id, name, description, imageAlt } = hostile;
  const main = page.getByRole('main');
  await page.goto(`game/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} | ${hostile.venue}`);
  await expect(main.getByRole('img')).toHaveAttribute('alt', imageAlt);
  await expect(main.getByRole('definition')).toHaveText(['Demo Play', /^(?!Online$)\w/]);
  await expect(main.locator('.online, iframe, button')).toHaveCount(0);

  await page.goto('');
  const card = page.locator('#games').getByRole('listitem').last();
  await expect(card.getByRole('paragraph')).toHaveText(description);
  await expect(card.getByRole('link')).toContainText(name);
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveText(hostile.venue);
});

test('a preview is not listed, and has no pages for which it has no content', async ({
  request,
}) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toMatch(/<meta name="robots" content="noindex"/);
    const booksByForm = html.includes('/contact?subject=');
    expect.soft(booksByForm, `/${path} has a link to a booking by the form`).toBe(false);
  }
  const ownDemo = `demo/${playable[0].launcherGameId}`;
  for (const path of ['menu', 'evenings', ownDemo])
    expect.soft((await request.get(path)).status(), path).toBe(404);
});

test('each page speaks only of what this venue has: bookings and games of others', async ({
  page,
}) => {
  for (const path of ['', 'contact', `game/${drawn}`]) {
    await step(`/${path}`, async () => {
      await page.goto(path);
      await expect(page.locator('a:is([href$="/menu"], [href$="/evenings"])')).toHaveCount(0);
      const groups = venue.groups ? [venue.groups.email] : [];
      for (const words of [menuLink.nav, eveningsLink.nav, ...groups])
        await expect(page.locator('body')).not.toContainText(words, { ignoreCase: true });
      const bookings = page.getByRole('link', { name: /book a table/i });
      await expect(bookings).not.toHaveCount(0);
      for (const link of await bookings.all())
        await expect.soft(link).toHaveAttribute('href', bookingUrl.href);
      const main = page.getByRole('main');
      await expect.soft(main, 'only our own demos save nothing').not.toContainText('saved');
      // The odds, as pages/home.spec.ts and games/game-facts.spec.ts find them.
      await expect.soft(page.locator('[data-own-odds], #facts-heading')).toHaveCount(0);
    });
  }
  const poster = page.locator(`main [data-poster=${drawn}]`);
  await expect.soft(poster, 'the poster, which no demo of ours shows').toBeVisible();
  await page.goto('');
  await expect
    .soft(page.locator('#disclaimer'))
    .toContainText('certified random number generation');
  const ofClock = page.locator('.hero').getByRole('group').getByRole('link');
  await expect.soft(ofClock, 'such a booking gets no time').not.toContainText(/\d/);
  await page.goto('contact');
  const map = page.locator('.cards a[href*="query="][href*="Leeds"]');
  await expect(map, 'a map of a real address').toHaveCount(1);
});
