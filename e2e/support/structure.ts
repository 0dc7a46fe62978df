import { expect, type Page } from '@playwright/test';

/** Expects one heading of the first level, and that no level is skipped. */
export async function expectHeadingsInOrder(page: Page) {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect.soft(skipped, `levels skipped in ${levels.join(' ')}`).toEqual([]);
}

/** Expects that each image keeps its place before it has come, and says what it shows. */
export async function expectSizedImages(page: Page) {
  for (const image of await page.locator('img').all()) {
    await expect.soft(image).toHaveAttribute('width', /^\d+$/);
    await expect.soft(image).toHaveAttribute('height', /^\d+$/);
    await expect.soft(image).toHaveAttribute('alt', /.{10}/);
  }
}
