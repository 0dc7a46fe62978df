import { expect, test } from '../support/fixtures.ts';
import { open, waitForIdle } from '../support/pages.ts';

test.use({ reducedMotion: 'no-preference' });

test('a poster asks for its moving copy under the pointer', async ({ page, log }) => {
  await open(page, '');
  const poster = page.locator('#games li', { has: page.locator('.moving') }).last();
  // An owner's drawings need not move.
  test.skip((await poster.count()) === 0, 'No poster moves.');
  const copy = poster.locator('.moving');
  await poster.scrollIntoViewIfNeeded();
  await waitForIdle(page);
  const copies = () => log.requests.filter((url) => url.includes('/moving/'));
  expect(copies()).toEqual([]);
  await poster.hover();
  await expect(copy).not.toHaveJSProperty('naturalWidth', 0);
  expect(copies()).toHaveLength(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(copy).toBeHidden();

  const drawing = await page.request.get((await copy.getAttribute('src')) ?? '');
  // A file of its own would have a whole browser ask for its icon.
  await page.goto('about:blank');
  await page.setContent(await drawing.text());
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving, 'parts of the drawing that move').toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a poster wakes in the middle of the screen, and rests within five seconds', async ({
    page,
  }) => {
    await open(page, '');
    const copy = page.locator('#games .moving').first();
    test.skip((await copy.count()) === 0, 'No poster moves.');
    await expect(copy).toBeHidden();
    await copy
      .locator('..')
      .evaluate((poster) => poster.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(copy).toBeVisible();
    const limit = await copy.evaluate((picture) =>
      picture.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
    );
    expect(limit).toHaveLength(1);
    expect(limit[0]).toBeLessThan(5000);
    await expect(copy).toBeHidden({ timeout: 10_000 });
  });
});
