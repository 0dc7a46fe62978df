import { expect, open, test } from './visit';

const script = '**/hash-address.js';

test('the home page stays out of sight until an old address is followed', async ({ page }) => {
  let send: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (send = resolve));
  await page.route(script, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('#/contact', { waitUntil: 'commit' });
  const home = page.locator('h1', { hasText: 'Play Social Games Like Never Before!' });
  await expect(home).toBeAttached();
  await expect(home).toBeHidden();
  send();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
});

test('it is shown where the script that follows them does not come', async ({ page }) => {
  await page.route(script, (route) => route.abort());
  await open(page, '#/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('no other address is kept waiting for it', async ({ page }) => {
  await page.route(script, () => undefined);
  await page.goto('#about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
