import { browserArguments, browserPath, isWholeBrowser } from '../support/browser.ts';
import { expect, test } from '../support/fixtures.ts';
import { open, pages, readToEnd } from '../support/pages.ts';

// Playwright turns the back/forward cache off, which the other visits count requests by.
test.use({
  launchOptions: {
    executablePath: browserPath,
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.skip(
  !isWholeBrowser,
  'A headless shell has no back/forward cache; install Chrome or Chromium to run this.',
);

for (const path of pages) {
  test(`/${path} is restored as it was left when one comes back`, async ({ page }) => {
    await open(page, path);
    // To the end, so that the demo of a game is in its frame.
    await readToEnd(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['restored'] = String(persisted);
      }),
    );
    const elsewhere = path === 'contact' ? 'Home' : 'Contact Us';
    await page.getByRole('contentinfo').getByRole('link', { name: elsewhere }).click();
    await page.waitForURL(path === 'contact' ? /\/$/ : /\/contact$/);
    // A page that is restored does not load again.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  });
}
