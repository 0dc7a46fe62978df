import { expectLinksToWork } from '../support/links.ts';
import { games, venue } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { islandScripts, open, pages, readToEnd } from '../support/pages.ts';

for (const path of pages) {
  test.describe(`the page /${path}`, () => {
    test('has its parts, its name and its place', async ({ page, watched, baseURL }) => {
      const response = await open(page, path);
      expect(response.status()).toBe(200);

      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(venue.name));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,160}/);

      const nav = page.getByRole('navigation', { name: 'Main' });
      await expect(nav.getByRole('link')).toHaveText(['Home', 'Contact', 'Terms', 'Privacy']);
      const current = page.locator('[aria-current=page]');
      if (path.startsWith('game/')) {
        await expect(current).toHaveCount(0);
      } else {
        await expect(current).toHaveCount(1);
        await expect(current).toHaveAttribute('href', new URL(path, baseURL).pathname);
      }

      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link')).toHaveText([
        'Home',
        'Contact Us',
        'Terms & Conditions',
        'Privacy Policy',
      ]);
      await expect(footer).toContainText('For entertainment purposes only.');
      await expect(footer).toContainText('No real transactions are involved.');
      await expect(footer).toContainText(`© ${venue.copyrightYear}`);
      await expect(footer.locator('.dots > *')).toHaveCount(6);
      expect(watched.messages).toEqual([]);
    });

    test('has headings in order, and pictures that hold their place', async ({ page }) => {
      await open(page, path);
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
      for (const [index, level] of levels.entries()) {
        expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      }
      for (const picture of await page.locator('img').all()) {
        await expect(picture).toHaveAttribute('width', /^\d+$/);
        await expect(picture).toHaveAttribute('height', /^\d+$/);
        await expect(picture).toHaveAttribute('alt', /.{10}/);
      }
    });

    test('asks nobody else, keeps nothing, and loads no React unasked', async ({
      page,
      context,
      watched,
    }) => {
      await open(page, path);
      await readToEnd(page);

      const { origin } = new URL(page.url());
      expect(watched.requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
      expect(islandScripts(watched)).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
      expect(stored).toBe(0);
      expect(watched.messages).toEqual([]);
    });

    test('has no inline style and no handler, which the policy would block', async ({ page }) => {
      const html = await (await page.request.get(path)).text();
      expect(html.match(/<[^>]+\s(style|on[a-z]+)=/g)).toBeNull();
    });

    test('leads only to places that exist, by links that name them', async ({ page }) => {
      await open(page, path);
      const generic = page.getByRole('link', {
        name: /^(click |press )?(here|more|read more|link)$/i,
      });
      await expect(generic).toHaveCount(0);
      await expectLinksToWork(page);
    });

    test('does not scroll sideways at any width', async ({ page }) => {
      await open(page, path);
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const scrollable = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollable, `at ${width} px`).toBeLessThanOrEqual(width);
      }
    });

    test('lets one skip to its content', async ({ page }) => {
      await open(page, path);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}

test('every page has a title and a description of its own', async ({ page }) => {
  const heads = new Set<string>();
  for (const path of pages) {
    await open(page, path);
    heads.add(await page.title());
    heads.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
  }
  expect(heads.size).toBe(2 * pages.length);
});

test('the sitemap lists the four pages and every game, and nothing that stands in for others', () => {
  const ofGames = games.map(({ id }) => `game/${id}`);
  expect(pages.toSorted()).toEqual(['', 'contact', 'privacy', 'terms', ...ofGames].toSorted());
});
