import { expect, test } from '../support/fixtures.ts';
import { waitForIdle } from '../support/pages.ts';

test.use({ reducedMotion: 'no-preference' });

test('a poster loads its animated copy under the pointer', async ({ page, log }) => {
  await page.goto('');
  const poster = page.locator('#games li', { has: page.locator('img[src*="/animated/"]') }).last();
  // Drawings of an owner may have no animation.
  test.skip((await poster.count()) === 0, 'No poster moves.');
  const copy = poster.locator('img[src*="/animated/"]');
  await poster.scrollIntoViewIfNeeded();
  await waitForIdle(page);
  const copies = () => log.requests.filter((url) => url.includes('/animated/'));
  expect(copies()).toEqual([]);
  await poster.hover();
  await expect(copy).not.toHaveJSProperty('naturalWidth', 0);
  expect(copies()).toHaveLength(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(copy).toBeHidden();
});
