import { browserArguments, wholeBrowserPath } from '../support/browser.ts';
import { games } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

const [{ id }] = games;

test.use({ launchOptions: { executablePath: wholeBrowserPath, args: browserArguments } });

test.skip(
  !wholeBrowserPath,
  'A headless shell has no prerendering; install Chrome or Chromium to run this.',
);

test('Chromium renders a page ahead while the pointer rests on its link, and fetches that of a game', async ({
  page,
  baseURL,
}) => {
  const attempts = new Set<string>();
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) attempts.add(`${ruleSet.errorType}: ${ruleSet.errorMessage}`);
  });
  // The attempt is all there is to see: Chromium does not prerender while DevTools hold the page.
  for (const event of [
    'Preload.prerenderStatusUpdated',
    'Preload.prefetchStatusUpdated',
  ] as const) {
    devTools.on(event, ({ key: { action, url } }) => {
      attempts.add(`${action} ${url.replace(baseURL ?? '', '/')}`);
    });
  }
  await devTools.send('Preload.enable');
  await open(page, '');
  expect([...attempts]).toEqual([]);

  await page.getByRole('contentinfo').locator('a[href$="/contact"]').hover();
  await expect.poll(() => [...attempts]).toContain('Prerender /contact');
  await page.locator('#games').getByRole('link').first().hover();
  await expect.poll(() => [...attempts]).toContain(`Prefetch /game/${id}`);
  expect([...attempts]).not.toContain(`Prerender /game/${id}`);
});
