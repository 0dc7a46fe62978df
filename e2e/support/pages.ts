import type { Page } from '@playwright/test';
import { demos } from './demo.ts';
import { expect, type Watched } from './fixtures.ts';
import { pagesOfSitemap } from './sites.ts';

export const pages = pagesOfSitemap();
/** What answers where there is no page. */
export const errorPages = ['404', 'game/404'];
/** The demos that the content names, as pages of their own. */
export const demoPages = demos.map(({ launcherGameId }) => `demo/${launcherGameId}?mode=demo`);

/** The requested files that belong to React and the islands: modules of the build. */
export const islandScripts = ({ requests }: Watched) =>
  requests.filter((url) => /\/_astro\/.*\.js$/.test(url));

/** Opens a page by its address relative to the site's root, for example `contact`. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  if (!response) throw new Error(`${path} did not answer.`);
  return response;
}

/**
 * Waits until a page has its fonts and has been idle for a moment. Playwright's "networkidle" does not always
 * come on a page with a frame.
 */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((idle) => requestIdleCallback(idle));
  });

/** Scrolls through a page until all of it is there: its pictures, the buttons in its frame, its fonts. */
export async function readToEnd(page: Page) {
  for (const picture of await page.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  for (const frame of await page.locator('iframe').all()) {
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole('button').first()).toBeVisible();
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await settle(page);
}
