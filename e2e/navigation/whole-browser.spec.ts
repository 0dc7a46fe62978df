import { wholeBrowser } from '../support/browser.ts';
import { playable } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { readToEnd } from '../support/pages.ts';

test.use({
  launchOptions: {
    ...wholeBrowser,
    // Playwright turns the back/forward cache off, because the other visits count requests.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.skip(!wholeBrowser, 'There is no Chrome or Chromium here: its tests are skipped.');

test('a page is restored as it was left when the visitor comes back', async ({ page }) => {
  const home = page.getByRole('contentinfo').locator('a[href$="/"]');
  for (const path of ['terms', 'contact', `game/${playable[0].id}`]) {
    await page.goto(path);
    // To the end, so that the demo of a game is in its frame.
    await readToEnd(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['restored'] = String(persisted);
      }),
    );
    await home.click();
    await page.waitForURL(/\/$/);
    // A page that is restored does not load again.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html'), path).toHaveAttribute('data-restored', 'true');
  }
});
