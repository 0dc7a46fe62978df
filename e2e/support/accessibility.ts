/** What holds for every page of the site, the error pages included; each takes a page that is open. */
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import {
  expectNoFocusRing,
  expectVisibleFocus,
  expectVisibleFocusInForcedColours,
  resetFocus,
} from './focus.ts';
import { expectReadableText } from './legibility.ts';
import { movingProperties } from './motion.ts';
import { expectPlainPrint } from './print.ts';
import { smallTargets } from './target-size.ts';

const { step } = test;
const wide = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

/** Asks for everything that a wide screen shows; changes the window's size on its way. */
export async function expectAccessible(page: Page) {
  await step('does not move where less motion is wanted', async () => {
    expect.soft(await movingProperties(page.mainFrame())).toEqual([]);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2 }));
    expect.soft(await movingProperties(page.mainFrame()), 'after scrolling').toEqual([]);
    await expect.soft(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await page.evaluate(() => scrollTo(0, 0));
  });

  await step('does not scroll sideways at any width', async () => {
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const scrollable = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollable, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });

  await step('keeps its text in large and wide type', () => expectReadableText(page));
  await page.setViewportSize(wide);
  await step('prints in black on white', () => expectPlainPrint(page));
  await step('passes the audit, and its controls are large enough', async () => {
    await expectNoFindings(page.mainFrame(), 'wide');
    expect.soft(await smallTargets(page)).toEqual([]);
  });

  await step('shows the focus at every stop, in reading order', async () => {
    await expectNoFocusRing(page);
    await expectVisibleFocus(page, wide);
    // A page that is magnified shows as little.
    await expectVisibleFocus(page, { width: 1280, height: 400 });
    await expectVisibleFocusInForcedColours(page);
  });

  await step('has a first link that skips to the content', async () => {
    await resetFocus(page);
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#main"]');
    await expect.soft(skip).toBeFocused();
    await expect.soft(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect.soft(page.getByRole('main')).toBeFocused();
  });
}

/** Asks for everything that a phone shows. */
export async function expectAccessibleOnPhone(page: Page) {
  await page.setViewportSize(phone);
  await step('shows the focus at every stop on a phone', () => expectVisibleFocus(page, phone));
  await step('passes the audit on a phone, and its controls suit a thumb', async () => {
    await expectNoFindings(page.mainFrame(), 'menu closed');
    await page.setViewportSize({ width: 320, height: 740 });
    expect.soft(await smallTargets(page), 'menu closed').toEqual([]);
    await page.locator('[popovertarget]').click();
    expect.soft(await smallTargets(page), 'menu open').toEqual([]);
    await page.setViewportSize(phone);
    await expectNoFindings(page.mainFrame(), 'menu open');
  });
}
