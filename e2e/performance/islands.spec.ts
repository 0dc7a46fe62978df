import { expect, test } from '../support/fixtures.ts';
import { islandScripts, open } from '../support/pages.ts';
import { compressed, expectWithin, weigh } from '../support/weight.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the menu and the form share one React, sent once', async ({ page, log }) => {
  await open(page, '');
  const inline = await page.evaluate(() => [...document.scripts].map(({ text }) => text));
  const directive = inline.filter((text) => text.includes('astro:interaction'));
  expect(directive).toHaveLength(1);
  expect(compressed(directive.join())).toBeLessThan(600);

  await page.locator('[popovertarget]').click();
  await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
  const before = new Set(islandScripts(log));
  await open(page, 'contact');
  await page.locator('#name').focus();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  // An answer without a body says that the file in the browser's cache is still right.
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 300)
      .map(({ name }) => name),
  );
  expect(sent.filter((url) => before.has(url))).toEqual([]);

  const modules = [...new Set(islandScripts(log))];
  expect(modules.filter((url) => before.has(url)).length).toBeGreaterThan(1);
  expectWithin(await weigh(page, modules), 'React and both islands', 71_000);
});
