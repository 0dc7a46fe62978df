import type { Page } from '@playwright/test';
import { gameWithXdm } from '../support/content.ts';
import { expect, step, test } from '../support/fixtures.ts';
import { demo, frame, start } from '../support/game-page.ts';
import { drawFrames, pauseClock, press } from '../support/pages.ts';

const path = `game/${gameWithXdm.id}`;
const game = (page: Page) => page.locator('#game-frame');
const fullScreen = (page: Page) => page.locator('[data-full-screen]');
const reload = (page: Page) => page.locator('[data-reload]');
const poster = (page: Page) => page.locator('#poster');

test('the demo is played, explained, and shown in full screen', async ({ page }) => {
  await page.goto(path);
  const words = await fullScreen(page).innerText();
  const icons = fullScreen(page).locator('svg');
  await expect(icons.filter({ visible: true })).toHaveClass(/enter/);
  await press(fullScreen(page));
  await expect(fullScreen(page)).not.toHaveText(words);
  const leave = (await fullScreen(page).textContent())?.trim() ?? '';
  await expect(fullScreen(page), 'its words, for screen readers').toHaveAccessibleName(leave);
  await expect(icons.filter({ visible: true })).toHaveClass(/leave/);
  const ink = await icons
    .last()
    .locator('path')
    .evaluate((path) => getComputedStyle(path).stroke);
  await expect(fullScreen(page), 'the icon has the colour of words').toHaveCSS('color', ink);
  const inFull = await page.evaluate(() => document.fullscreenElement?.id);
  expect(inFull, 'the frame with its button').toBe('game-frame');
  const screen = { x: 0, y: 0, ...page.viewportSize() };
  await expect.poll(() => frame(page).boundingBox()).toEqual(screen);
  const controls = page.locator('#after-game > *').filter({ visible: true });
  await expect(controls, 'only the button that leaves full screen').toHaveCount(1);
  await expect(poster(page)).toBeVisible();
  // A message from a window other than the demo's.
  await page.evaluate(() => window.postMessage({ playing: true, panel: true }, '*'));
  await drawFrames(page);
  await expect(game(page)).not.toHaveClass(/playing|panel/);
  await start(page).click();
  await expect(poster(page)).toBeHidden();
  await demo(page).getByRole('button', { name: 'Rules and odds' }).click();
  await expect(fullScreen(page), "it would cover the panel's own button").toBeHidden();
  await demo(page).getByRole('button', { name: 'Close' }).click();
  await demo(page).locator('.main-button').click();
  await expect(demo(page).locator('.announcement')).toContainText('Credits');
  await press(fullScreen(page));
  await expect(fullScreen(page)).toHaveText(words);
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  // If a panel is open, the button disappears, and the frame gets its focus.
  await demo(page).getByRole('button', { name: 'Rules and odds' }).click();
  await press(fullScreen(page));
  await expect(fullScreen(page)).toBeHidden();
  await expect(frame(page)).toBeFocused();
});

test('if the browser refuses full screen, the frame covers the page', async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
  });
  await page.goto(path);
  for (const [way, leave] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['Escape in the frame', () => start(page).press('Escape')],
    ['Back', () => page.goBack()],
    ['the button', () => press(fullScreen(page))],
  ] as const) {
    await step(way, async () => {
      await press(fullScreen(page));
      const window = { x: 0, y: 0, ...page.viewportSize() };
      await expect.poll(() => game(page).boundingBox()).toEqual(window);
      const layerOf = (element: Element) => Number(getComputedStyle(element).zIndex);
      const layer = await page.locator('header').evaluate(layerOf);
      expect(await game(page).evaluate(layerOf), 'in front').toBeGreaterThan(layer);
      for (const part of ['header', 'footer', 'h1']) {
        const inert = page.locator(part).locator('xpath=ancestor-or-self::*[@inert]');
        await expect(inert, part).not.toHaveCount(0);
      }
      await expect(frame(page).locator('xpath=ancestor-or-self::*[@inert]')).toHaveCount(0);
      await expect(page.locator('html'), 'it does not scroll').toHaveCSS('overflow-y', 'hidden');
      await leave();
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect.poll(() => game(page).boundingBox()).not.toEqual(window);
      if (way !== 'Escape in the frame') await expect(fullScreen(page)).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`/${path}$`));
      await page.mouse.move(10, 10);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY), 'the page scrolls').toBeGreaterThan(0);
    });
  }

  await step('a reloaded demo continues', async () => {
    // Some phones do not support full screen.
    await page.evaluate(() => {
      Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false });
      Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
    });
    await press(fullScreen(page));
    const html = demo(page).locator('html');
    await html.evaluate((root) => root.toggleAttribute('data-before'));
    await frame(page).evaluate((element: HTMLIFrameElement) =>
      element.contentWindow?.location.replace(element.src),
    );
    await expect(html, 'the demo reloads').not.toHaveAttribute('data-before');
    await start(page).click();
    // Escape closes only the panel.
    await demo(page).getByRole('button', { name: 'Rules and odds' }).press('Enter');
    await demo(page).getByRole('button', { name: 'Close' }).press('Escape');
    await expect(demo(page).getByRole('button', { name: 'Close' })).toBeHidden();
    await drawFrames(page);
    await expect(page.locator('[inert]')).not.toHaveCount(0);
    await press(fullScreen(page));
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(demo(page).locator('.main-button')).toBeVisible();
    await expect(start(page)).toBeHidden();
  });
});

test('Tab goes through the demo, and Reload reloads it without a new history entry', async ({
  page,
  log,
}) => {
  await page.clock.install();
  await page.goto('terms');
  await page.goto(path);
  const skip = page.locator('section:has(> #game-frame) > a');
  await expect(start(page)).toBeVisible();
  await expect(demo(page).getByRole('main'), 'beside that of the page').toHaveCount(0);
  await expect(page.locator('body')).toBeFocused();
  await skip.focus();
  await pauseClock(page);
  await page.keyboard.press('Tab');
  await expect(start(page)).toBeFocused();
  await page.clock.runFor(1000);
  // In Firefox, Orca does not read the button.
  const announced = demo(page).locator('[aria-live]').first();
  await expect(announced).toContainText(gameWithXdm.name);
  await expect(announced).toContainText('Start demo');
  await page.keyboard.press('Tab');
  await page.clock.runFor(1000);
  await expect(demo(page).locator('body > [aria-live]'), 'announced once').toHaveCount(1);
  await page.clock.resume();

  // With animated buttons, the card may take time to disappear.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await start(page).press('Enter');
  await expect(demo(page).locator('.main-button')).toBeFocused();
  const buttons = await demo(page).locator('button:not([inert] *)').filter({ visible: true }).all();
  expect(buttons.length).toBeGreaterThan(1);
  const stops = [skip, ...buttons, fullScreen(page)];
  await skip.focus();
  for (const stop of stops.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  for (const stop of stops.slice(0, -1).toReversed()) {
    await page.keyboard.press('Shift+Tab');
    await expect(stop).toBeFocused();
  }

  const skipFrame = async () => {
    await skip.press('Enter');
    await page.keyboard.press('Tab');
    await expect(fullScreen(page), 'the link skips the frame').toBeFocused();
  };
  for (const move of [skipFrame, () => page.goBack()]) {
    await move();
    await drawFrames(page);
    await expect(page.locator('[inert]'), 'a link within the page disables no part').toHaveCount(0);
  }

  const loads = () => log.requests.filter((url) => url.includes('/demo-launcher?')).length;
  await expect(poster(page)).toBeHidden();
  await press(page.locator('#after-game summary'));
  for (const count of [2, 3]) {
    await press(reload(page));
    await expect.poll(loads).toBe(count);
    await expect(start(page)).toBeVisible();
    await expect(poster(page)).toBeVisible();
  }
  // Without waiting: a step inside the frame would load no page.
  await page.evaluate(() => history.back());
  await expect(page, 'by one step back').toHaveURL(/\/terms$/);
});
