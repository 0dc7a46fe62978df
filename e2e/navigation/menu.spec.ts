import { expect, test } from '../support/fixtures.ts';
import { islandScripts, open, settle } from '../support/pages.ts';

test.use({ viewport: { width: 390, height: 800 } });

const links = ['Home', 'Contact', 'Terms', 'Privacy'];

test('the menu opens at the first press, and says so', async ({ page }) => {
  await open(page, '');
  const button = page.getByRole('button', { name: 'Menu' });
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav).toBeHidden();

  await button.click();
  await expect(nav.getByRole('link')).toHaveText(links);
  await expect(button).toHaveAttribute('aria-expanded', 'true');

  await button.click();
  await expect(nav).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('it tells its name and state, before its island wakes and after', async ({ page }) => {
  await open(page, '');
  // As the browser tells screen readers: the server's HTML leaves the state to it.
  const devTools = await page.context().newCDPSession(page);
  const told = async () => {
    const { nodes } = await devTools.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ role, name }) => role?.value === 'button' && name?.value === 'Menu')
      .map(
        ({ properties = [] }) => properties.find(({ name }) => name === 'expanded')?.value.value,
      );
  };
  expect(await told()).toEqual([false]);
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect.poll(told).toEqual([true]);
  await page.keyboard.press('Escape');
  await expect.poll(told).toEqual([false]);
});

test('Escape closes it, and the focus is back on the button', async ({ page }) => {
  await open(page, 'terms');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Home' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(button).toBeFocused();
});

test('the choice of a link closes it, also of one to the same page', async ({ page }) => {
  await open(page, 'contact');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  // As a link to a part of the same page would: the click is heard, the page stays.
  await page.evaluate(() =>
    document
      .querySelector('#site-nav a')
      ?.addEventListener('click', (event) => event.preventDefault()),
  );
  await nav.getByRole('link', { name: 'Home' }).click();
  await expect(nav).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await nav.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(nav).toBeHidden();
});

test('a window that grows shows the links in a row and no button', async ({ page }) => {
  await open(page, '');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.locator('#site-nav:popover-open')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(links);
});

test('the React of the menu is asked for at the first touch, and once', async ({
  page,
  watched,
}) => {
  await open(page, '');
  await settle(page);
  expect(islandScripts(watched)).toEqual([]);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const afterFirst = islandScripts(watched);
  expect(afterFirst.length).toBeGreaterThan(0);
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(islandScripts(watched)).toEqual(afterFirst);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it opens and closes all the same', async ({ page }) => {
    await open(page, '');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await nav.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  });
});

test('at 320 px the button keeps the row of the name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '');
  const header = page.getByRole('banner');
  const name = await header.getByRole('link').first().boundingBox();
  const button = await page.getByRole('button', { name: 'Menu' }).boundingBox();
  expect(Math.abs((name?.y ?? 0) - (button?.y ?? 99))).toBeLessThan(10);
});
