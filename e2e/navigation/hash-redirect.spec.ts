import { games } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';

const [{ id, name }] = games;

// The unit tests try many more hashes, most of them hostile.
test('old links lead to their pages, and no hash leads to another site', async ({
  page,
  baseURL,
}) => {
  for (const [hash, path, shown] of [
    ['#/privacy?from=mail', 'privacy?from=mail', '.legal'],
    ['#//x.example', 'not-found', '[aria-labelledby=error-heading]'],
    ['#disclaimer', '#disclaimer', '.hero'],
  ] as const) {
    await step(hash, async () => {
      // A new visit, because a change of only the hash would not load a page.
      await page.goto('about:blank');
      await page.goto(hash);
      await expect.soft(page.locator(shown), hash).toBeVisible();
      await expect.soft(page, hash).toHaveURL(new URL(path, baseURL).href);
    });
  }

  await step('on an open page, whose visitor can go back', async () => {
    await page.goto('terms');
    await page.evaluate((hash) => (location.hash = hash), `#/game/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(page).toHaveURL(/\/terms$/);
  });
});
