import type { Page } from '@playwright/test';
import { playable } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { frame, start, status } from '../support/game-page.ts';
import { press } from '../support/pages.ts';

const path = `game/${playable[0].id}`;
const share = (page: Page) => page.locator('[data-share]');

/** Opens the page, and waits until its demo has loaded, which clears the status. */
async function open(page: Page) {
  // The choice of a visitor, which is no part of the page's address.
  await page.goto(`${path}?motion=off`);
  await frame(page).scrollIntoViewIfNeeded();
  await expect(start(page), 'the demo has started').toBeVisible();
}

async function address(page: Page) {
  const canonical = page.locator('link[rel=canonical]');
  return (await canonical.count()) > 0 ? canonical.getAttribute('href') : page.url().split('?')[0];
}

test('the button opens the share sheet, and copies the link if that fails', async ({ page }) => {
  // The sheet accepts the page, or fails with an error that the test chooses.
  await page.addInitScript(() => {
    Navigator.prototype.share = (data) => {
      const { dataset } = document.documentElement;
      dataset['shared'] = JSON.stringify(data);
      const { error } = dataset;
      return error ? Promise.reject(new DOMException('', error)) : Promise.resolve();
    };
    Reflect.set(navigator.clipboard, 'writeText', (text: string) => {
      document.documentElement.dataset['copied'] = text;
      return Promise.resolve();
    });
  });
  await open(page);
  const html = page.locator('html');
  await expect(share(page)).toHaveText(/share/i);

  await press(share(page));
  const url = await address(page);
  const text = await page.locator('meta[name=description]').getAttribute('content');
  const shared = { title: await page.title(), text, url };
  await expect(html).toHaveAttribute('data-shared', JSON.stringify(shared));
  await expect(status(page)).toBeEmpty();
  await expect(status(page), 'screen readers announce it').toHaveAttribute('aria-live', 'polite');

  await html.evaluate(({ dataset }) => (dataset['error'] = 'AbortError'));
  await press(share(page));
  await expect(status(page), 'after the sheet was closed').toBeEmpty();
  await html.evaluate(({ dataset }) => (dataset['error'] = 'NotAllowedError'));
  await press(share(page));
  await expect(status(page), 'after the link was copied').not.toBeEmpty();
  await expect(html).toHaveAttribute('data-copied', url ?? '');
  await html.evaluate(({ dataset }) => (dataset['error'] = 'AbortError'));
  await press(share(page));
  await expect(status(page), 'the result of the press before').toBeEmpty();
});

test('without a share sheet and a clipboard, the link is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Reflect.set(navigator.clipboard, 'writeText', () => Promise.reject(new Error()));
  });
  await open(page);
  await expect(share(page)).toHaveText(/copy/i);
  await press(share(page));
  await expect(status(page)).toContainText((await address(page)) ?? '');
});
