import { games, legalPage } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

const { step } = test;
const [{ id, name }] = games;
const lost = 'Unexpected Application Error!';

test('old links lead to their pages, and other hashes stay', async ({ page, baseURL }) => {
  for (const [hash, path, heading] of [
    ['#/', '', /Play Social Games/],
    ['#/contact', 'contact', 'Contact Us'],
    ['#/Terms/', 'terms', legalPage('terms').title],
    ['#/privacy?from=mail', 'privacy?from=mail', legalPage('privacy').title],
    [`#/game/${id}`, `game/${id}`, name],
    ['#/nowhere', 'not-found', lost],
    ['#/game/Unknown', 'game/Unknown', 'Unknown game'],
    ['#disclaimer', '#disclaimer', /Play Social Games/],
    ['#javascript:alert(1)', '#javascript:alert(1)', /Play Social Games/],
  ] as const) {
    await step(hash, async () => {
      // A visit of its own: a new hash alone would leave the page in place.
      await page.goto('about:blank');
      await open(page, hash);
      await expect.soft(page.getByRole('heading', { level: 1 }), hash).toHaveText(heading);
      await expect.soft(page, hash).toHaveURL(new URL(path, baseURL).href);
    });
  }
});

test('an old link on an open page is followed, and Back returns to that page', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, 'terms');
  const title = await heading.innerText();
  await page.evaluate((hash) => (location.hash = hash), `#/game/${id}`);
  await expect(heading).toHaveText(name);
  await page.goBack();
  await expect(heading).toHaveText(title);
});

test('a hostile link stays on this site', async ({ page, watched, baseURL }) => {
  await open(page, 'contact');
  // The unit tests try many more.
  await page.evaluate(() => (location.hash = '#//x.example'));
  await expect.soft(page.getByRole('heading', { level: 1 }), '#//x.example').toHaveText(lost);
  const { origin } = new URL(baseURL ?? '');
  expect(watched.requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
});
