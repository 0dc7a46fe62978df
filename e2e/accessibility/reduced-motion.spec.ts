import type { Frame } from '@playwright/test';
import { fillIn, send } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoPages, errorPages, open, pages } from '../support/pages.ts';

// The visits ask for reduced motion: see playwright.config.ts.

/** The properties that are being animated, in the style sheets or by a script; fading is no motion. */
const moved = (frame: Frame) =>
  frame.evaluate(() => {
    const properties = document
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((keyframe) => Object.keys(keyframe));
    const still = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'visibility'];
    return [...new Set(properties)].filter((property) => !still.includes(property));
  });

for (const path of [...pages, ...errorPages]) {
  test(`/${path} does not move for those who asked for less motion`, async ({ page }) => {
    await open(page, path);
    expect(await moved(page.mainFrame())).toEqual([]);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2 }));
    expect(await moved(page.mainFrame()), 'after scrolling').toEqual([]);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto');
  });
}

test('a form that is sending does not move either', async ({ page }) => {
  await open(page, 'contact');
  await fillIn(page);
  await send(page);
  await expect(page.locator('.spinner')).toBeVisible();
  expect(await moved(page.mainFrame())).toEqual([]);
});

for (const path of demoPages) {
  test(`a round on /${path} fades, and does not move`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await open(page, path);
    await page.clock.pauseAt(600_000);
    await page.getByRole('button', { name: 'Start demo' }).click();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 20; step++) {
      await page.clock.runFor(300);
      expect(await moved(page.mainFrame())).toEqual([]);
    }
  });
}
