import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

test.use({ reducedMotion: 'no-preference' });

/** Waits for a second, or for more on a machine that draws less than 60 frames in one. */
const drawSixtyFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame);
  });

/** How often each image of a page updates its style while `act` runs. Chromium draws an SVG image as a frame. */
async function styleUpdates(page: Page, browser: Browser, act: () => Promise<void>) {
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await drawSixtyFrames(page);
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

test('posters wake in view and under the pointer, once per frame', async ({ page, browser }) => {
  await open(page, '');
  const posters: Locator[] = [];
  for (const poster of await page.locator('[data-poster][src$=".svg"]').all()) {
    const file = await page.request.get((await poster.getAttribute('src')) ?? '');
    // An owner's drawing need not move.
    if ((await file.text()).includes('prefers-color-scheme')) posters.push(poster);
  }
  test.skip(posters.length === 0, 'No poster moves.');
  const inView = await styleUpdates(page, browser, async () => {
    for (const poster of posters) await poster.scrollIntoViewIfNeeded();
  });
  // Chromium began the motion at the time of the image's last frame, so that it was over at once.
  await drawSixtyFrames(page);
  const underPointer = await styleUpdates(page, browser, async () =>
    posters.at(-1)?.hover({ force: true }),
  );
  expect(underPointer).not.toEqual([]);
  for (const updates of underPointer) {
    expect(updates, 'the poster has moved, not jumped').toBeGreaterThan(4);
  }
  for (const updates of [...inView, ...underPointer]) expect(updates).toBeLessThan(150);
});
