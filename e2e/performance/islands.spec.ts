import { expect, test } from '../support/fixtures.ts';
import { islandScripts } from '../support/pages.ts';
import { expectWithin, weigh } from '../support/weight.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the menu and the form share one React', async ({ page, log }) => {
  await page.goto('');
  await page.locator('[popovertarget]').click();
  await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
  const before = new Set(islandScripts(log));
  await page.goto('contact');
  await page.locator('#name').focus();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  const modules = [...new Set(islandScripts(log))];
  expect(modules.filter((url) => before.has(url)).length).toBeGreaterThan(1);
  expectWithin(await weigh(page, modules), 'React and both islands', 71_000);
});
