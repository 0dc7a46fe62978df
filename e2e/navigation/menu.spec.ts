import type { Page } from '@playwright/test';
import { pages as navigation } from '../../src/lib/site-map.ts';
import { expect, test } from '../support/fixtures.ts';
import { pageChanges } from '../support/page-changes.ts';
import { islandScripts, open, settle } from '../support/pages.ts';

test.use({ viewport: { width: 390, height: 800 } });

const links = navigation.map(({ nav }) => nav);
/** In the open menu, the ways to a table follow. */
const openLinks = [...links, /\w/, /\+\d/];
const menuButton = (page: Page) => page.locator('[popovertarget]');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the menu opens at the first press, before its script has come, and closes at the next', async ({
  page,
  watched,
}) => {
  let letThrough: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await open(page, '');
  await settle(page);
  await expect(menu(page)).toBeHidden();
  expect(islandScripts(watched)).toEqual([]);
  const button = menuButton(page);
  const closed = await button.innerText();
  await button.click();
  await expect(menu(page).getByRole('link')).toHaveText(openLinks);
  letThrough();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).not.toHaveText(closed);
  const afterFirst = islandScripts(watched);
  expect(afterFirst.length).toBeGreaterThan(0);
  await button.click();
  await expect(menu(page)).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(islandScripts(watched)).toEqual(afterFirst);
});

test('screen readers hear its state, before hydration and after, and Escape closes it', async ({
  page,
}) => {
  await open(page, 'terms');
  // The server's HTML leaves the state to the browser.
  const devTools = await page.context().newCDPSession(page);
  const states = async () => {
    const { nodes } = await devTools.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ role }) => role?.value === 'button')
      .map(
        ({ properties = [] }) => properties.find(({ name }) => name === 'expanded')?.value.value,
      );
  };
  expect(await states()).toEqual([false]);
  await menuButton(page).press('Enter');
  await expect.poll(states).toEqual([true]);
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(states).toEqual([false]);
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('the choice of a link closes it, also of a link to the same page', async ({ page }) => {
  await open(page, 'contact');
  const [home, last] = [
    menu(page).getByRole('link').first(),
    menu(page).getByRole('link', { name: links.at(-1) ?? '' }),
  ];
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  // As a link to a part of the same page would: the click is heard, the page stays.
  await home.evaluate((link) =>
    link.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await home.click();
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');

  await menuButton(page).click();
  await last.click();
  await expect(page).toHaveURL(new RegExp(`${navigation.at(-1)?.path}$`));
  await expect(menu(page)).toBeHidden();
});

test('it works on a translated page, and gives way to a row of links where the window grows', async ({
  page,
}) => {
  await open(page, '');
  await page.evaluate(pageChanges['a translation of every text']);
  const words: string[] = [];
  for (const expanded of ['true', 'false', 'true']) {
    await menuButton(page).press('Enter');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', expanded);
    words.push(await menuButton(page).innerText());
    await expect(menuButton(page)).toBeFocused();
  }
  const [open1, closed, open2] = words;
  expect(open2).toBe(open1);
  expect(open1).not.toBe(closed);
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(page.locator('#site-nav:popover-open')).toHaveCount(1);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menuButton(page)).toBeHidden();
  await expect(page.locator('#site-nav:popover-open')).toHaveCount(0);
  await expect(menu(page).getByRole('link')).toHaveText(links.map((link) => link.toUpperCase()));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it opens and closes all the same', async ({ page }) => {
    await open(page, '');
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await menu(page)
      .getByRole('link', { name: links.at(-1) ?? '' })
      .click();
    await expect(page).toHaveURL(new RegExp(`${navigation.at(-1)?.path}$`));
    await expect(menu(page)).toBeHidden();
  });
});
