import { expect, test } from '../support/fixtures.ts';
import { open, pages } from '../support/pages.ts';

test('every page of a preview asks not to be listed, and may be read, or none could ask', async ({
  page,
}) => {
  for (const path of pages) {
    await open(page, path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  const robots = await (await page.request.get('robots.txt')).text();
  expect(robots).not.toMatch(/^Disallow: *\//m);
});
