import { venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open, pages } from '../support/pages.ts';
import { hostile, visitorFacts, withoutDemo } from '../support/sites.ts';

test('what is written to break out of the page is text', async ({ page }) => {
  const { id, name, description, imageAlt } = hostile;
  await open(page, `game/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} | ${hostile.venue}`);
  const meta = page.locator('meta[name=description]');
  const words = `${name}, a free demo game. ${description} No real money, ${venue.minimumAge}+.`;
  await expect(meta).toHaveAttribute('content', words);
  await expect(page.locator('iframe')).toHaveAttribute('title', `${name}, free demo game`);
  await expect(page.getByRole('main').getByRole('img')).toHaveAttribute('alt', imageAlt);

  await open(page, '');
  const card = page.locator('#games').getByRole('listitem').last();
  await expect(card.getByRole('heading')).toHaveText(name);
  await expect(card.getByRole('paragraph')).toHaveText(description);
  await expect(card.getByRole('link')).toHaveText(`Play Now ${name}`);
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveText(hostile.venue);
  const { mapUrl, ...facts } = visitorFacts;
  for (const fact of Object.values(facts)) {
    await expect.soft(page.locator('body')).toContainText(fact);
  }
  await open(page, 'contact');
  const map = page.getByRole('link', { name: 'Find us on a map' });
  await expect.soft(map).toHaveAttribute('href', mapUrl);

  await open(page, 'terms');
  await expect(page.locator('.law')).toContainText(hostile.venue);
});

test('a game without a demo says so, and shows no frame', async ({ page, watched }) => {
  await open(page, `game/${withoutDemo}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('definition')).toHaveText(['Demo Play', 'Not ready yet']);
  await expect(main).not.toContainText('Online');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  expect(watched.requests.filter((url) => url.includes('launch'))).toEqual([]);
});

test('every page of a preview asks not to be listed, and may be read', async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toMatch(/<meta name="robots" content="noindex"/);
  }
  // A page that may not be read cannot say that it is not to be listed.
  const robots = await (await request.get('robots.txt')).text();
  expect(robots).not.toMatch(/^Disallow: *\//m);
});
