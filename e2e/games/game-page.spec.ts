import { games } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { gamePages, open, settle } from '../support/pages.ts';

for (const { id, launcherGameId, operatorId, token, xdm } of games) {
  test(`the frame of ${id} asks the launcher for its demo`, async ({ page }) => {
    await open(page, `game/${id}`);
    const frame = page.locator('iframe');
    const { pathname, searchParams } = new URL((await frame.getAttribute('src')) ?? '', page.url());
    expect(pathname).toBe('/demo-launcher');
    expect(Object.fromEntries(searchParams)).toEqual({
      gameid: launcherGameId,
      operatorid: operatorId,
      mode: 'demo',
      currency: 'EUR',
      device: 'desktop',
      language: 'en_gb',
      ...(token && { token }),
      ...(xdm && { xdm }),
    });
  });
}

for (const path of gamePages) {
  test(`/${path} shows the game and its frame`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole('main');
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(main.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await expect(main.getByRole('img')).toBeVisible();
    await expect(main.getByRole('definition')).toContainText(['Demo Play', 'Online']);
    await expect(main.getByRole('term')).toContainText(['Mode', 'Status']);

    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('title', `${name}, free demo game`);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('allowfullscreen');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    const box = await frame.boundingBox();
    expect(box).toMatchObject({ width: 1280, height: 500 });

    const about = page.getByRole('region', { name: 'About This Experience' });
    await expect(about.getByRole('heading', { level: 3 })).toHaveText([
      'Interactive Entertainment',
      'Social Experience',
    ]);
  });
}

test.describe('far below', () => {
  test.use({ bypassCSP: true });

  test('the frame is left alone until it comes near', async ({ page, watched }) => {
    await page.route(`**/game/${games[0].id}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('<main', '<div style="height: 9000px"></div><main');
      await route.fulfill({ response, body });
    });
    const demo = () => watched.requests.filter((url) => url.includes('demo'));
    await open(page, `game/${games[0].id}`);
    await settle(page);
    expect(demo()).toEqual([]);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect.poll(() => demo().length).toBeGreaterThan(0);
  });
});

test('the poster comes with the page', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/${games[0].id}.`)) pictures.push(request.url());
  });
  await open(page, `game/${games[0].id}`);
  await expect(page.locator('[data-poster]')).toHaveJSProperty('naturalWidth', 800);
  expect(pictures).toEqual([]);
});

test('the keyboard can pass the frame by', async ({ page }) => {
  await open(page, `game/${games[0].id}`);
  const skip = page.getByRole('link', { name: 'Skip the game frame' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#after-game')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeFocused();
});

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the poster on the wall grows into its page', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['transition'] = String(Boolean(viewTransition));
      });
    });
    await open(page, '');
    const posters = page.locator('[data-poster]');
    await expect(posters.first()).toHaveCSS('view-transition-name', 'poster-Zulu');
    await page.getByRole('link', { name: 'Play Now Zulu Gold' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zulu Gold');
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'true');
    await expect(posters).toHaveCSS('view-transition-name', 'poster-Zulu');
    // A page without one is shown at once.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
  });
});
