import { games } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const [{ id, name }] = games;

// The unit tests try many more hashes, most of them hostile.
test('old links lead to their pages, also on an open page, whose visitor can go back', async ({
  page,
  baseURL,
}) => {
  await page.goto('#/privacy?from=mail');
  await expect(page.locator('.legal')).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}privacy?from=mail`);

  await page.goto('terms');
  await page.evaluate((hash) => (location.hash = hash), `#/game/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});
