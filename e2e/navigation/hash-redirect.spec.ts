import { games } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

const [{ id, name }] = games;

for (const [hash, path, heading] of [
  ['#/', '', /Play Social Games/],
  ['#/contact', 'contact', 'Contact Us'],
  ['#/Terms/', 'terms', 'Terms & Conditions'],
  ['#/privacy?from=mail', 'privacy?from=mail', 'Privacy Policy'],
  [`#/game/${id}`, `game/${id}`, name],
  ['#/nowhere', 'not-found', 'Unexpected Application Error!'],
] as const) {
  test(`${hash} leads to /${path}`, async ({ page, baseURL }) => {
    await open(page, hash);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(new URL(path, baseURL).href);
  });
}

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

for (const hash of ['#disclaimer', '#javascript:alert(1)']) {
  test(`${hash} stays on the home page`, async ({ page, baseURL }) => {
    await open(page, hash);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Play Social Games/);
    await expect(page).toHaveURL(new URL(hash, baseURL).href);
  });
}

for (const hash of [
  '#//x.example',
  '#/\\x.example',
  '#/\t/x.example',
  '#/%5Cx.example',
  '#/.//x.example',
]) {
  test(`the hostile link ${JSON.stringify(hash)} stays on this site`, async ({
    page,
    watched,
    baseURL,
  }) => {
    await open(page, 'contact');
    await page.evaluate((hostile) => (location.hash = hostile), hash);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    const { origin } = new URL(baseURL ?? '');
    expect(watched.requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
  });
}
