import { games } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

const { step } = test;
const [{ id, name }] = games;
const lost = 'Unexpected Application Error!';

test('old links lead to their pages, and other hashes stay', async ({ page, baseURL }) => {
  for (const [hash, path, heading] of [
    ['#/', '', /Play Social Games/],
    ['#/contact', 'contact', 'Contact Us'],
    ['#/Terms/', 'terms', 'Terms & Conditions'],
    ['#/privacy?from=mail', 'privacy?from=mail', 'Privacy Policy'],
    [`#/game/${id}`, `game/${id}`, name],
    ['#/nowhere', 'not-found', lost],
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

test('an unknown game leads to its own error page', async ({ page }) => {
  await open(page, '#/game/Unknown');
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Back to Home']);
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

test('no hostile link leaves this site', async ({ page, watched, baseURL }) => {
  for (const hash of [
    '#//x.example',
    '#/\\x.example',
    '#/\t/x.example',
    '#/%5Cx.example',
    '#/.//x.example',
  ]) {
    await step(JSON.stringify(hash), async () => {
      await open(page, 'contact');
      await page.evaluate((hostile) => (location.hash = hostile), hash);
      await expect(page.getByRole('heading', { level: 1 }), hash).toHaveText(lost);
    });
  }
  const { origin } = new URL(baseURL ?? '');
  expect(watched.requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
});
