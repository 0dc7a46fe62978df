import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { drawFrames, open } from '../support/pages.ts';

test.use({ reducedMotion: 'no-preference' });

/** How often each image of a page updates its style while `act` runs. Chromium draws an SVG image as a frame. */
async function styleUpdates(page: Page, browser: Browser, act: () => Promise<void>) {
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await drawFrames(page, 60);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { beginData?: { frame: string } } }[];
  };
  const updates = new Map<string, number>();
  for (const { name, args } of traceEvents) {
    const frame = args.beginData?.frame;
    if (name !== 'UpdateLayoutTree' || !frame || frame === frameTree.frame.id) continue;
    updates.set(frame, (updates.get(frame) ?? 0) + 1);
  }
  return [...updates.values()];
}

test('a poster asks for its moving copy under the pointer, and draws it once per frame', async ({
  page,
  browser,
  log,
}) => {
  await open(page, '');
  const copy = page.locator('#games .moving').last();
  // An owner's drawings need not move.
  test.skip((await copy.count()) === 0, 'No poster moves.');
  const poster = page.locator('#games li', { has: page.locator('.moving') }).last();
  await poster.scrollIntoViewIfNeeded();
  await drawFrames(page, 60);
  expect(log.requests.filter((url) => url.includes('/moving/'))).toEqual([]);

  const updates = await styleUpdates(page, browser, async () => {
    await poster.hover();
    await expect(copy).not.toHaveJSProperty('naturalWidth', 0);
  });
  expect(updates).toHaveLength(1);
  expect(updates[0], 'the poster has moved, not jumped').toBeGreaterThan(4);
  expect(updates[0]).toBeLessThan(150);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(copy).toBeHidden();
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
