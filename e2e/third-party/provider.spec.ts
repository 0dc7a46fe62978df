import { playable } from '../support/content.ts';
import { bookingUrl, contentNetwork, formEndpoint, provider } from '../support/sites.ts';
import { expect, step } from '../support/fixtures.ts';
import { press, readToEnd } from '../support/pages.ts';
import { test } from './third-party-fixtures.ts';
import { drawn, hostile } from './use-third-parties.ts';

const [{ id }] = playable;
const origins = [provider, contentNetwork, formEndpoint].map(({ origin }) => origin).toSorted();

test('pages contact exactly the third parties that are set', async ({ page, log, baseURL }) => {
  const own = new URL(baseURL ?? '').origin;
  for (const [path, others] of [
    ['', [contentNetwork.origin]],
    ['contact', []],
    ['privacy', []],
    [`game/${id}`, [contentNetwork.origin, provider.origin]],
    [`game/${hostile.id}`, [contentNetwork.origin]],
  ] as const) {
    await step(`/${path}`, async () => {
      log.requests.length = 0;
      await page.goto(path);
      await readToEnd(page);
      for (const poster of await page.locator(`[data-poster]:not([data-poster=${drawn}])`).all()) {
        await expect.soft(poster).toHaveAttribute('src', new RegExp(`^${contentNetwork.href}`));
      }
      const policy = page.locator('meta[http-equiv=content-security-policy]');
      const allowed = (await policy.getAttribute('content'))?.match(/https?:[^; ]+/g);
      expect.soft(allowed?.toSorted()).toEqual(origins);
      const asked = new Set(log.requests.map((url) => new URL(url).origin));
      expect.soft([...asked].toSorted()).toEqual([own, ...others].toSorted());
    });
  }

  await page.goto('privacy');
  for (const { host } of [provider, contentNetwork, formEndpoint, bookingUrl]) {
    await expect.soft(page.locator('.legal')).toContainText(host);
  }
});

test('a provider’s frame has the rights that it needs, and no others', async ({
  page,
  baseURL,
}) => {
  await page.goto(`game/${id}`);
  const iframe = page.locator('iframe');
  await iframe.scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText("A provider's demo");
  const frame = page.frame({ url: new RegExp(`^${provider.origin}`) });
  if (!frame) throw new Error('The page has no frame.');

  const sandbox = 'allow-scripts allow-same-origin allow-popups allow-forms';
  await expect.soft(iframe).toHaveAttribute('sandbox', sandbox);
  await expect.soft(iframe).toHaveAttribute('allow', 'autoplay; fullscreen');
  const address = new RegExp(`^${provider.origin}/launch\\?v=2&gameid=\\w+&.*mode=demo`);
  await press(page.locator('#after-game summary'));
  const newTab = page.locator('#game-frame').getByRole('link');
  await expect.soft(newTab).toHaveAttribute('href', address);

  await step('it learns the origin of its page, and no path', async () => {
    const own = new URL(baseURL ?? '').origin;
    await expect.soft(frame.locator('#referrer')).toHaveText(`Asked for by ${own}/`);
  });

  await step('it keeps its origin, and may go full screen', async () => {
    const rights = await frame.evaluate(() => [origin, document.fullscreenEnabled]);
    expect.soft(rights).toEqual([provider.origin, true]);
  });
});
