import type { Page } from '@playwright/test';
import { gamesLink, mainLinks } from '../../src/lib/addresses/navigation.ts';
import { expectNoViolations } from '../support/audit.ts';
import { optionalLinks } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { pageChanges } from '../support/page-changes.ts';
import { changeHtml, hold, islandScripts, waitForIdle } from '../support/pages.ts';

test.use({ viewport: { width: 390, height: 800 } });

const links = [...mainLinks, gamesLink, ...optionalLinks].map(({ nav }) => nav);
const menuButton = (page: Page) => page.locator('[popovertarget]');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The words of the button. While the menu is open, screen readers read both. */
const closed = /^menu$/i;
const open = /^menu\s+close$/i;

async function expectOpen(page: Page, isOpen: boolean) {
  await expect(menuButton(page)).toHaveText(isOpen ? open : closed, { useInnerText: true });
  await expect(menu(page)).toBeVisible({ visible: isOpen });
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', String(isOpen));
}

test('the menu opens before its script has loaded, and on a translated page', async ({
  page,
  log,
}) => {
  const button = menuButton(page);
  const release = await hold(page, '**/_astro/*.js');
  await page.goto('contact');
  await waitForIdle(page);
  await expect(menu(page)).toBeHidden();
  expect(islandScripts(log)).toEqual([]);

  await step('the first press opens it', async () => {
    await button.press('Enter');
    // Two more links lead to the booking.
    await expect(menu(page).getByRole('link')).toHaveText([...links, /\w/, /\+\d/]);
    release();
    await expectOpen(page, true);
    const { shade, top } = await menu(page).evaluate((nav) => {
      const { backgroundColor, top } = getComputedStyle(nav, '::backdrop');
      return { shade: backgroundColor, top: parseFloat(top) };
    });
    expect(shade, 'the page behind the menu is darker').not.toBe('rgba(0, 0, 0, 0)');
    const header = await page.getByRole('banner').boundingBox();
    expect.soft(top, 'the header is as bright as before').toBeCloseTo(header?.height ?? NaN, 0);
    await expectNoViolations(page, 'menu open', [320]);
    await page.setViewportSize({ width: 390, height: 800 });
  });

  await step('Escape and the next press close it', async () => {
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect(button).toBeFocused();
    for (const isOpen of [true, false, true]) {
      await button.click();
      await expectOpen(page, isOpen);
    }
    // The press moves the focus from the menu to its button.
    await menu(page).getByRole('link').first().focus();
    await button.click();
    await expectOpen(page, false);
    await button.click();
  });

  await step(
    'a click beside its links leaves it open, and Tab from the last one closes it',
    async () => {
      await menu(page).click({ position: { x: 2, y: 2 } });
      await expectOpen(page, true);
      await menu(page).getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      const next = page.locator('main a').first();
      await expect(next).toBeFocused();
      await expectOpen(page, false);
      await expect(next).toBeInViewport({ ratio: 1 });
    },
  );

  await step('in a low window, its last link can be reached', async () => {
    await page.setViewportSize({ width: 360, height: 520 });
    await button.click();
    await expectOpen(page, true);
    const lastLink = menu(page).getByRole('link').last();
    await lastLink.scrollIntoViewIfNeeded();
    await expect(lastLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 800 });
  });

  await step('a link within the page closes it', async () => {
    await button.click();
    await menu(page).locator('[href="#form"]').click();
    await expectOpen(page, false);
  });

  await step('it works on a translated page', async () => {
    await page.evaluate(pageChanges['a translation of every text']);
    for (const isOpen of [true, false, true]) {
      await button.press('Enter');
      await expectOpen(page, isOpen);
      await expect(button).toBeFocused();
    }
  });

  await step(
    'up to 1023 px, it is as wide as the window, and a wider window closes it',
    async () => {
      await page.setViewportSize({ width: 1023, height: 800 });
      await expectOpen(page, true);
      const box = await menu(page).boundingBox();
      expect.soft(box?.width, 'the menu is as wide as the window').toBe(1023);
      await page.setViewportSize({ width: 1024, height: 800 });
      await expect(button).toBeHidden();
      await expect(page.locator('#site-nav:popover-open')).toHaveCount(0);
    },
  );
});

test('without popovers, the navigation is open at the top, and scrolls away', async ({ page }) => {
  // As in iOS 16.
  await changeHtml(page, '**/contact', (html) => html.replaceAll(/\bpopover/g, 'no-popover'));
  await page.setViewportSize({ width: 568, height: 320 });
  await page.goto('contact');
  await expect(menuButton(page)).toHaveCount(0);
  await expect(page.locator('[no-popovertarget]')).toBeHidden();
  for (const link of links) {
    await expect.soft(menu(page).getByRole('link', { name: link, exact: true })).toBeVisible();
  }
  await page.evaluate(() => scrollTo(0, 1000));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('a wide header has all links, of which only the current page is underlined, also in forced colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('contact');
  // The first leads home, and the last to the form.
  const all = page.getByRole('banner').getByRole('link');
  await expect(all).toHaveText([/\w/, ...links, /\w/]);
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const underlined = await menu(page)
      .getByRole('link')
      .evaluateAll((all) =>
        all
          .filter((link) => {
            const { textDecorationLine, textDecorationColor } = getComputedStyle(link);
            // Forced colours make transparent lines visible.
            const isForced = matchMedia('(forced-colors: active)').matches;
            const isVisible = isForced || !/, 0\)$/.test(textDecorationColor);
            return textDecorationLine === 'underline' && isVisible;
          })
          .map((link) => link.textContent?.trim()),
      );
    expect(underlined, `forced colours: ${forcedColors}`).toEqual(['Contact']);
  }
});
