import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { confirmation, fillIn, hearAlerts, send } from '../support/contact-form.ts';
import { open } from '../support/pages.ts';
import { expect, test } from './host.ts';

/* The policy as a header reaches what a <meta> does not: here pages are used under the real one. */
test.afterEach(({ watched }) => {
  // Some browsers say of an error page that it is one.
  expect(watched.messages.filter((words) => !words.includes('status of 404'))).toEqual([]);
});

test('the home page opens, and so does its menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the contact form sends, and says so', async ({ page }) => {
  const alerts = hearAlerts(page);
  await open(page, 'contact');
  await fillIn(page);
  await send(page);
  await expect.poll(() => alerts).toEqual([confirmation]);
});

test('a demo is played in its frame, and fills the screen', async ({ page }) => {
  await open(page, 'game/Zulu');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Start demo' }).click();
  await frame.getByRole('button', { name: 'Spin' }).click();
  await expect(frame.getByRole('status')).toContainText('Credits');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
});

test('an old link is followed', async ({ page }) => {
  await open(page, '#/game/zulu');
  await expect(page).toHaveURL(/\/game\/Zulu$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown game has its own screen', async ({ page }) => {
    await open(page, 'game/nope');
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Back to Home']);
  });
});

test('another site that frames ours shows nothing of it', async ({ page, baseURL, watched }) => {
  // Loopback with another port is another origin.
  const stranger = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${baseURL}"></iframe>`),
  ).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  stranger.close();
  expect(watched.messages.splice(0).join()).toContain('frame-ancestors');
});
