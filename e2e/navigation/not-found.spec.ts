import { expectLinksToWork } from '../support/links.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

test('an unknown page shows the error screen, with status 404', async ({ page }) => {
  const response = await open(page, 'nowhere');
  expect(response.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).toContainText('404 Not Found');
  await expectLinksToWork(page);
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Play Social Games/);
});

test('an unknown game shows the way home and nothing else, with status 404', async ({ page }) => {
  const response = await open(page, 'game/Nope');
  expect(response.status()).toBe(404);
  await expect(page).toHaveTitle(/^Unknown game \|/);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Back to Home']);
  await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
});

test('the page for an unknown game that hosts find by themselves is the same', async ({ page }) => {
  await open(page, 'game/404');
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Back to Home']);
  await expectLinksToWork(page);
});

for (const path of ['404', 'game/404', 'demo-launcher']) {
  test(`search engines are asked to leave /${path} out`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
}
