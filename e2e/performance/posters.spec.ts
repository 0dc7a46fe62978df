import { games } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

test.use({ reducedMotion: 'no-preference' });

// A poster whose file has no animation as it loads wakes with some 2,000 updates of its style.
const updatesPerPoster = 150;

test('posters wake with few updates of their style', async ({ page, browser }) => {
  await open(page, '');
  const posters = page.locator('[data-poster]');
  await expect(posters).toHaveCount(games.length);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  for (const poster of await posters.all()) {
    await poster.scrollIntoViewIfNeeded();
    await poster.evaluate((image) =>
      Promise.all(image.getAnimations().map(({ finished }) => finished)),
    );
  }
  const trace = (await browser.stopTracing()).toString();
  const updates = trace.split('"name":"UpdateLayoutTree"').length - 1;
  expect(updates).toBeGreaterThan(0);
  expect(updates).toBeLessThan(updatesPerPoster * games.length);
});
