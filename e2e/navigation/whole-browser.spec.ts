import { wholeBrowser } from '../support/chromium.ts';
import { playable } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { readToEnd } from '../support/pages.ts';

test.use({
  launchOptions: {
    ...wholeBrowser,
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.skip(!wholeBrowser, 'Neither Chrome nor Chromium is installed.');

test('Back restores a page as the visitor left it', async ({ page }) => {
  const home = page.getByRole('contentinfo').locator('a[href$="/"]');
  for (const path of ['terms', 'contact', `game/${playable[0].id}`]) {
    await page.goto(path);
    // Scroll to the end, so that a game loads its demo.
    await readToEnd(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['restored'] = String(persisted);
      }),
    );
    await home.click();
    await page.waitForURL(/\/$/);
    // A restored page does not load again.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html'), path).toHaveAttribute('data-restored', 'true');
  }
});
