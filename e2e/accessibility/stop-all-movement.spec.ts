import type { Page } from '@playwright/test';
import { playable, gameWithXdm } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { demo, start } from '../support/game-page.ts';
import { noteTransitions } from '../support/pages.ts';

test.use({ reducedMotion: 'no-preference' });

const box = (page: Page) => page.locator('#stop-movement');
const panel = (page: Page) => page.locator('[aria-labelledby=come-in-heading] a').last();
/** The number of running animations. That of the loading notice only makes it appear. */
const running = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          (animation) => !(animation instanceof CSSAnimation && animation.animationName === 'late'),
        ).length,
  );

test('the checkbox in the footer stops all movement, also on the next pages', async ({ page }) => {
  await noteTransitions(page);
  await page.goto('');
  // Scrolling opens the panels of the front door.
  await panel(page).scrollIntoViewIfNeeded();
  await expect.poll(() => running(page)).toBeGreaterThan(0);
  const colour = await box(page).evaluate((input) => getComputedStyle(input).backgroundColor);
  await expect(box(page), 'the box has an edge').not.toHaveCSS('border-top-width', '0px');
  const entries = await page.evaluate(() => history.length);
  await box(page).check();
  await expect(page).toHaveURL(/motion=off/);
  expect(await page.evaluate(() => history.length), 'Back leaves the page').toBe(entries);
  await expect(box(page), 'the box shows the choice').not.toHaveCSS('background-color', colour);
  const tick = { pseudo: 'before' } as const;
  await expect(box(page), 'a tick, not only a colour').not.toHaveCSS('content', 'none', tick);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(box(page), 'the box of the browser').toHaveCSS('appearance', 'auto');
  await page.emulateMedia({ forcedColors: null });
  expect(await running(page)).toBe(0);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');

  await page.locator(`#games a[href$="game/${playable[0].id}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(playable[0].name);
  await expect(box(page)).toBeChecked();
  expect(await running(page), 'animations on the next page').toBe(0);
  const html = page.locator('html');
  await expect(html, 'parts that moved into the page').toHaveAttribute('data-transition', '');
  // A new page applies the choice before anything moves.
  await page.reload();
  expect(await running(page)).toBe(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  await box(page).uncheck();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.locator('.hero')).toBeVisible();
  await panel(page).scrollIntoViewIfNeeded();
  await expect.poll(() => running(page)).toBeGreaterThan(0);
});

test('the demo in the frame does not move either', async ({ page }) => {
  await page.goto(`game/${gameWithXdm.id}`);
  const html = demo(page).locator('html');
  await expect(start(page)).toBeVisible();
  await expect(html).not.toHaveAttribute('data-reduced-motion');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(html, 'a change of the system').toHaveAttribute('data-reduced-motion');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(html).not.toHaveAttribute('data-reduced-motion');
  await box(page).check();
  await expect(html).toHaveAttribute('data-reduced-motion');
  // A demo that loads later gets the choice as well.
  await page.reload();
  await expect(start(page)).toBeVisible();
  await expect(html).toHaveAttribute('data-reduced-motion');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the checkbox works on its page', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await expect(panel(page)).not.toHaveCSS('animation-name', 'none');
    await box(page).check();
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await expect(panel(page)).toHaveCSS('animation-name', 'none');
  });
});
