import { globSync } from 'node:fs';
import type { Frame, Locator, Page } from '@playwright/test';
import { demos, games, optionalPages } from './content.ts';
import { expect, type Log } from './fixtures.ts';
import { projectFolder } from './sites.ts';

/** The pages of a file in `src/pages` that makes as many as the content has. */
const pagesOfFile: Record<string, string[]> = {
  'game/[gameId]': games.map(({ id }) => `game/${id}`),
  '[menu]': optionalPages.filter((path) => path === 'menu'),
  '[evenings]': optionalPages.filter((path) => path === 'evenings'),
};

/**
 * Every page that may be listed, so that a new page is tested on its first day. Addresses are relative to the site's
 * root: the home page is ''.
 */
export const pages = globSync('**/*.astro', { cwd: `${projectFolder}src/pages` })
  .map((file) => file.replaceAll('\\', '/').replace(/(^index)?\.astro$/, ''))
  .filter((path) => !/(^|\/)404$|^demo/.test(path))
  .toSorted()
  .flatMap((path) => pagesOfFile[path] ?? path);
/** Pages that differ from another page of their template only in words and colours. Tests of them have the tag `@full`. */
export const alike = ['privacy', ...games.slice(1, -1).map(({ id }) => `game/${id}`)];

/** The demos that the content names, as pages of their own. */
export const demoPages = demos.map(({ launcherGameId }) => `demo/${launcherGameId}?mode=demo`);

/** The requested files that belong to React and the islands: modules of the build. */
export const islandScripts = ({ requests }: Log) =>
  requests.filter((url) => /\/_astro\/.*\.js$/.test(url));

/** Holds up a page's requests for these files until the returned function is called. */
export async function hold(page: Page, files: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(files, (route) => promise.then(() => route.fallback()));
  return () => resolve(undefined);
}

/**
 * Waits until a page has its fonts and has been idle for a moment. Playwright's "networkidle" does not always
 * come on a page with a frame.
 */
export const waitForIdle = (page: Page | Frame) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((idle) => requestIdleCallback(idle));
  });

/** Waits until the browser has drawn twice. Fails where it draws nothing. */
export const drawFrames = (page: Page) =>
  page.waitForFunction(
    () =>
      new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))),
  );

/**
 * Presses an element of a page that holds a sandboxed frame, which has a process of its own in Chromium. For a frame or
 * two after a scroll, that process still gets the presses at its old place.
 */
export async function press(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await drawFrames(target.page());
  await target.click();
}

/** Expects that a part of a page is in sight, and that the header covers nothing of it. */
export async function expectBelowHeader(target: Locator) {
  await expect.soft(target).toBeInViewport();
  const header = await target.page().getByRole('banner').boundingBox();
  const box = await target.boundingBox();
  expect.soft(box?.y, `${target} below the header`).toBeGreaterThan(header?.height ?? 0);
}

/** Scrolls through a page until all of it is there: its pictures, the buttons in its frame, its fonts. */
export async function readToEnd(page: Page) {
  for (const picture of await page.locator('img:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  for (const frame of await page.locator('iframe').all()) {
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole('button').first()).toBeVisible();
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await waitForIdle(page);
}

export const policy = (page: Page) => page.locator('meta[http-equiv=content-security-policy]');
