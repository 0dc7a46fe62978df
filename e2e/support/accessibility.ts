/** What holds for every page of the site, the error pages included; each takes a page that is open. */
import type { Page } from '@playwright/test';
import { expectNoFindings, expectStill } from './audit.ts';
import { expect, step } from './fixtures.ts';
import { expectVisibleFocus, resetFocus } from './focus.ts';
import { expectReadableText } from './legibility.ts';

const wideScreen = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

/**
 * Checks what a wide screen shows, and changes the window's size. With `isWalked`, it also follows the focus through the
 * page, which takes half of the time. A page whose links another page has too need not be walked.
 */
export async function expectAccessible(page: Page, isWalked = true) {
  await step('does not move where less motion is wanted', async () => {
    await expectStill(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2 }));
    await expectStill(page);
    await expect.soft(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await page.evaluate(() => scrollTo(0, 0));
  });

  await step('keeps its text at any width, in large and wide type', () => expectReadableText(page));
  await step('passes the audit', () => expectNoFindings(page, 'wide screen', [1280]));
  await step('prints in black on white', () => expectPlainPrint(page));

  if (!isWalked) return;
  await step('has a first link that skips to the content', async () => {
    await resetFocus(page);
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#main"]');
    await expect.soft(skip).toBeFocused();
    await expect.soft(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect.soft(page.getByRole('main')).toBeFocused();
  });

  await step('shows the focus at every stop, in reading order', async () => {
    await expectVisibleFocus(page, wideScreen, false);
    // As at high magnification, which often comes with colours of the visitor’s choice.
    await page.emulateMedia({ forcedColors: 'active' });
    await expectVisibleFocus(page, { width: 1280, height: 400 });
    await page.emulateMedia({ forcedColors: 'none' });
  });
}

/** Asks for everything that a phone shows. */
export async function expectAccessibleOnPhone(page: Page, isWalked = true) {
  await step('passes the audit on a phone', () => expectNoFindings(page, 'phone', [320]));
  if (!isWalked) return;
  await step('shows the focus at every stop on a phone', () => expectVisibleFocus(page, phone));
}

/** Expects black text on white paper, where the venue is, and none of the parts that paper has no use for. */
async function expectPlainPrint(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
  const screenOnly = page.locator('header, nav, form, .particle, .dots, iframe, button');
  await expect.soft(screenOnly.filter({ visible: true })).toHaveCount(0);
  const facts = page.getByRole('contentinfo').locator('address, a[href^="tel:"]');
  // The menu fills its sheet.
  const isMenu = (await page.locator('.menu-card').count()) > 0;
  await expect.soft(facts.filter({ visible: true })).toHaveCount(isMenu ? 0 : 2);
  const coloured = await page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.closest('svg'))
      .filter((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect.soft(coloured, 'coloured in print').toEqual([]);
  await page.emulateMedia({ media: null });
}
