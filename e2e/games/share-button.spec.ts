import type { Page } from '@playwright/test';
import { playable } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { frame, start, status } from '../support/game-page.ts';
import { press } from '../support/pages.ts';

const path = `game/${playable[0].id}`;
const share = (page: Page) => page.locator('[data-share]');

test('the button hands the page to the share sheet, or says that it fails', async ({ page }) => {
  // The sheet takes the page, or ends with the error that the test names.
  await page.addInitScript(() => {
    Navigator.prototype.share = (data) => {
      const { dataset } = document.documentElement;
      dataset['shared'] = JSON.stringify(data);
      const error = dataset['error'];
      return error ? Promise.reject(new DOMException('', error)) : Promise.resolve();
    };
  });
  await page.goto(path);
  const html = page.locator('html');
  // The arrival of the demo clears the status.
  await frame(page).scrollIntoViewIfNeeded();
  await expect(start(page)).toBeVisible();

  await press(share(page));
  const canonical = page.locator('link[rel=canonical]');
  const url = (await canonical.count()) > 0 ? await canonical.getAttribute('href') : page.url();
  const text = await page.locator('meta[name=description]').getAttribute('content');
  const shared = { title: await page.title(), text, url };
  await expect(html).toHaveAttribute('data-shared', JSON.stringify(shared));
  await expect(status(page)).toBeEmpty();

  await html.evaluate(({ dataset }) => (dataset['error'] = 'NotAllowedError'));
  await press(share(page));
  await expect(status(page)).not.toBeEmpty();
  // The visitor has closed the sheet.
  await html.evaluate(({ dataset }) => (dataset['error'] = 'AbortError'));
  await press(share(page));
  await expect(status(page)).toBeEmpty();
});
