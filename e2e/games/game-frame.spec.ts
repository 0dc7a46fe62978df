import { reporting } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/pages.ts';

const path = `game/${reporting.id}`;

test('the demo fills the screen and comes back', async ({ page }) => {
  await open(page, path);
  await page.getByRole('button', { name: 'Full screen' }).click();
  const leave = page.getByRole('button', { name: 'Leave full screen' });
  await expect(leave).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement?.id)).toBe('stage');
  await leave.click();
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test.describe('where elements cannot go full screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false });
    });
    await open(page, path);
    await page.getByRole('button', { name: 'Full screen' }).click();
  });

  test('the stage covers the page, and the rest cannot be reached', async ({ page }) => {
    expect(await page.locator('#stage').boundingBox()).toEqual({
      x: 0,
      y: 0,
      width: 1280,
      height: 800,
    });
    for (const part of ['header', 'footer', 'h1']) {
      const inert = page.locator(part).locator('xpath=ancestor-or-self::*[@inert]');
      await expect(inert, part).not.toHaveCount(0);
    }
    await expect(page.locator('#stage').locator('xpath=ancestor-or-self::*[@inert]')).toHaveCount(
      0,
    );
  });

  for (const way of ['Escape', 'Back']) {
    test(`${way} leads out of it, and stays on the page`, async ({ page }) => {
      await (way === 'Back' ? page.goBack() : page.keyboard.press(way));
      await expect(page.locator('#stage')).not.toHaveClass(/expanded/);
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Full screen' })).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`/${path}$`));
    });
  }
});

test('Reload loads the demo again', async ({ page, watched }) => {
  const loads = () => watched.requests.filter((url) => url.includes('/demo-launcher?')).length;
  await open(page, path);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(loads).toBe(1);
  await page.getByRole('button', { name: 'Reload demo' }).click();
  await expect.poll(loads).toBe(2);
});

test('Reload adds no step to Back', async ({ page }) => {
  await open(page, path);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const start = page.frameLocator('iframe').getByRole('button', { name: 'Start demo' });
  await expect(start).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  for (let reload = 0; reload < 2; reload++) {
    await page.getByRole('button', { name: 'Reload demo' }).click();
    await expect(start).toBeVisible();
  }
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('a lost connection is announced, and its return too', async ({ page, context }) => {
  await open(page, path);
  const trouble = page.locator('#stage').getByRole('status');
  await context.setOffline(true);
  await expect(trouble).toHaveText('You are offline. The demo needs a connection to load.');
  await context.setOffline(false);
  await expect(trouble).toBeEmpty();
});

test('a demo that does not report its start is announced', async ({ page }) => {
  await page.clock.install();
  await page.route('**/demo-launcher?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Nothing starts here.</p>' }),
  );
  await open(page, path);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const trouble = page.locator('#stage').getByRole('status');
  await expect
    .poll(async () => {
      await page.clock.runFor(11_000);
      return trouble.innerText();
    })
    .toBe('The demo has not started. Reload it, or open it in a new tab.');
});

test('a demo that reports in time is not announced', async ({ page }) => {
  await page.clock.install();
  await open(page, path);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(page.locator('#stage').getByRole('status')).toBeEmpty();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the frame and the link to a new tab remain, and no button that does nothing', async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.locator('iframe')).toBeVisible();
    await expect(page.locator('#stage').getByRole('link')).toHaveText(['Open in a new tab']);
    await expect(page.locator('#stage').getByRole('button')).toHaveCount(0);
  });
});
