import { games } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

const [{ id, name }] = games;

test.describe('old addresses lead to the pages of today', () => {
  for (const [hash, path, heading] of [
    ['#/contact', 'contact', 'Contact Us'],
    ['#/contact/', 'contact', 'Contact Us'],
    ['#/contact?from=mail', 'contact?from=mail', 'Contact Us'],
    ['#/terms', 'terms', 'Terms & Conditions'],
    ['#/privacy', 'privacy', 'Privacy Policy'],
    [`#/game/${id}`, `game/${id}`, name],
    [`#/game/${id.toLowerCase()}`, `game/${id}`, name],
    ['#/', '', 'Play Social Games Like Never Before!'],
  ] as const) {
    test(hash, async ({ page, baseURL }) => {
      await open(page, hash);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveURL(new URL(path, baseURL).href);
    });
  }
});

test('Back goes to where one came from, not to the old address', async ({ page }) => {
  await open(page, 'terms');
  await open(page, '#/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions');
});

test('an old address that hangs on another page than home is followed', async ({ page }) => {
  await open(page, 'terms#/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
});

test('an old address is heard while a page is open', async ({ page }) => {
  await open(page, 'contact');
  await page.evaluate((hash) => (location.hash = hash), `#/game/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('places on the same page are left alone', async ({ page, baseURL }) => {
  await open(page, '#disclaimer');
  await expect(page.getByRole('heading', { name: 'Important Disclaimer' })).toBeInViewport();
  await expect(page).toHaveURL(new URL('#disclaimer', baseURL).href);
});

test.describe('what is no address of ours ends at the error screen, on this site', () => {
  for (const hash of [
    '#//x.example',
    '#///x.example',
    '#/\\x.example',
    '#/\t/x.example',
    '#/\n/x.example',
    '#/%2F%2Fx.example',
    '#/%5Cx.example',
    '#//contact',
    '#/javascript:alert(1)',
    '#/__proto__',
    '#/nowhere',
  ]) {
    test(JSON.stringify(hash), async ({ page, watched, baseURL }) => {
      await open(page, '');
      await page.evaluate((hostile) => (location.hash = hostile), hash);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Unexpected Application Error!',
      );
      const { origin } = new URL(baseURL ?? '');
      expect(watched.requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
    });
  }

  test('"#javascript:alert(1)" is no address at all', async ({ page }) => {
    await open(page, '#javascript:alert(1)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Play Social Games/);
  });

  test('an unknown game leads to its own screen', async ({ page }) => {
    await open(page, '#/game/Nope');
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Back to Home']);
  });
});
