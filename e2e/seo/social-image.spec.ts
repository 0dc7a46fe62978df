import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { games } from '../support/content.ts';
import { publicUrl } from '../support/sites.ts';
import { expect, test } from '../support/fixtures.ts';
import { open, pages } from '../support/pages.ts';

const tag = async (page: Page, name: string) => {
  const tags = page.locator(`meta[property="${name}"], meta[name="${name}"]`);
  return (await tags.count()) > 0 ? tags.getAttribute('content') : null;
};

for (const path of pages) {
  test(`a link to /${path} shows its title, description and image`, async ({ page }) => {
    await open(page, path);
    expect(await tag(page, 'og:title')).toBe(await page.title());
    expect(await tag(page, 'og:description')).toBe(await tag(page, 'description'));
    expect(await tag(page, 'og:locale')).toBe('en_GB');
    const image = path.startsWith('game/') ? path.replace('game/', 'share/') : 'share';
    const file = await page.request.get(`${image}.jpg`);
    if (test.info().project.name !== 'sub-path') {
      // A site without an address of its own has no image that others could find.
      expect(await tag(page, 'og:image')).toBeNull();
      expect(await tag(page, 'og:url')).toBeNull();
      expect(file.status()).toBe(404);
      return;
    }
    expect(await tag(page, 'og:url')).toBe(publicUrl + path);
    expect(await tag(page, 'og:image:alt')).toMatch(/.{10}/);
    expect(await tag(page, 'twitter:card')).toBe('summary_large_image');
    expect(await tag(page, 'og:image')).toBe(`${publicUrl}${image}.jpg`);
    expect(file.headers()['content-type']).toBe('image/jpeg');
    const body = await file.body();
    expect(body.length).toBeLessThan(150_000);
    const { width, height } = await sharp(body).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(await tag(page, 'og:image:width')).toBe('1200');
    expect(await tag(page, 'og:image:height')).toBe('630');
  });
}

test.describe('the share button of a game', () => {
  const path = `game/${games[0].id}`;
  const button = (page: Page) => page.getByRole('button', { name: 'Share' });
  const trouble = (page: Page) => page.locator('#stage').getByRole('status');

  /** Gives the browser a share sheet: it takes the page, or ends with the error of the given name. */
  async function withSheet(page: Page, error?: string) {
    await page.addInitScript((name) => {
      Navigator.prototype.share = (data) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data);
        return name ? Promise.reject(new DOMException('', name)) : Promise.resolve();
      };
    }, error);
    await open(page, path);
    // The line that tells of trouble is cleared once more when the demo arrives.
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
    await button(page).click();
  }

  test('hands over the page by its one address', async ({ page }) => {
    await withSheet(page);
    const shared = await page.locator('html').getAttribute('data-shared');
    const canonical = page.locator('link[rel=canonical]');
    const url = (await canonical.count()) > 0 ? await canonical.getAttribute('href') : page.url();
    expect(JSON.parse(shared ?? '')).toEqual({
      title: await page.title(),
      text: await tag(page, 'description'),
      url,
    });
    await expect(trouble(page)).toBeEmpty();
  });

  test('says nothing where the visitor closes the sheet', async ({ page }) => {
    await withSheet(page, 'AbortError');
    await expect(page.locator('html')).toHaveAttribute('data-shared', /title/);
    await expect(trouble(page)).toBeEmpty();
  });

  test('says so where sharing fails', async ({ page }) => {
    await withSheet(page, 'NotAllowedError');
    await expect(trouble(page)).toHaveText(/^Sharing did not work\./);
  });

  test('is not there where the browser has no share sheet', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await open(page, path);
    await expect(page.getByRole('button', { name: 'Reload demo' })).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  });
});
