import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

test('an unknown page shows the error screen, with status 404 and a way home', async ({ page }) => {
  const response = await open(page, 'nowhere');
  expect(response.status()).toBe(404);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(main).toContainText('404 Not Found');
  await main.getByRole('link', { name: 'Back to Home' }).click();
  await expect(heading).toHaveText(/Play Social Games/);
});

test('an unknown game shows the way home and nothing else, with status 404', async ({ page }) => {
  const response = await open(page, 'game/Nope');
  expect(response.status()).toBe(404);
  await expect(page).toHaveTitle(/^Unknown game \|/);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Back to Home']);
  await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
});
