import { wholeBrowser } from '../support/browser.ts';
import { games, playable } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open, readToEnd } from '../support/pages.ts';

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
    await open(page, path);
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

test('Chromium renders a page ahead, and fetches that of a game', async ({ page, baseURL }) => {
  const [{ id }] = games;
  const attempts: string[] = [];
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) attempts.push(`${ruleSet.errorType}: ${ruleSet.errorMessage}`);
  });
  // The attempt is all there is to see: Chromium does not prerender while DevTools hold the page.
  for (const event of [
    'Preload.prerenderStatusUpdated',
    'Preload.prefetchStatusUpdated',
  ] as const) {
    devTools.on(event, ({ key: { action, url } }) => {
      attempts.push(`${action} ${url.replace(baseURL ?? '', '/')}`);
    });
  }
  await devTools.send('Preload.enable');
  await open(page, '');
  expect(attempts).toEqual([]);

  await page.getByRole('contentinfo').locator('a[href$="/contact"]').hover();
  await expect.poll(() => attempts).toContain('Prerender /contact');
  await page.locator('#games').getByRole('link').first().hover();
  await expect.poll(() => attempts).toContain(`Prefetch /game/${id}`);
  expect(attempts).not.toContain(`Prerender /game/${id}`);
});
