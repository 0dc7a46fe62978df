import { globSync, readFileSync } from 'node:fs';
import type { Frame, Locator, Page } from '@playwright/test';
import { demos, games, optionalPages } from './content.ts';
import { expect, type Log } from './fixtures.ts';
import { projectFolder } from './sites.ts';

/** The pages of each dynamic route in `src/pages`. */
const pagesOfFile: Record<string, string[]> = {
  'game/[gameId]': games.map(({ id }) => `game/${id}`),
  '[menu]': optionalPages.filter((path) => path === 'menu'),
  '[evenings]': optionalPages.filter((path) => path === 'evenings'),
};

const pagesFolder = `${projectFolder}src/pages/`;

/**
 * Every page that search engines may list, read from `src/pages`, so that new pages are tested at once. Paths are relative to the
 * home page, which is ''.
 */
export const pages = globSync('**/*.astro', { cwd: pagesFolder })
  .filter((file) => !/<\w[^<]*\snoindex\b/.test(readFileSync(pagesFolder + file, 'utf8')))
  .map((file) => file.replaceAll('\\', '/').replace(/(^index)?\.astro$/, ''))
  .filter((path) => !path.startsWith('demo'))
  .toSorted()
  .flatMap((path) => pagesOfFile[path] ?? path);
/** Pages that differ from another page of their template only in words and colours. Tests of them have the tag `@full`. */
export const sameTemplate = ['privacy', ...games.slice(1, -1).map(({ id }) => `game/${id}`)];

/** The paths of the demos that the content names. */
export const demoPages = demos.map(({ launcherGameId }) => `demo/${launcherGameId}?mode=demo`);

/** The requested modules of React and the islands. */
export const islandScripts = ({ requests }: Log) =>
  requests.filter((url) => /\/_astro\/.*\.js$/.test(url));

/** Delays a page's requests for these files until the returned function is called. */
export async function hold(page: Page, files: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(files, (route) => promise.then(() => route.fallback()));
  return () => resolve(undefined);
}

/** Changes the HTML of a page on its way, and removes its policy, which has the hashes of the original. */
export const changeHtml = (page: Page, url: string, change: (html: string) => string) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    const body = change(await response.text()).replace('content-security-policy', 'x');
    await route.fulfill({ response, body });
  });

/** Waits for the fonts of a page and for an idle moment. Playwright's "networkidle" may never come on a page with a frame. */
export const waitForIdle = (page: Page | Frame) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((idle) => requestIdleCallback(idle));
  });

/** Stops the clock of a page, which has a fake one. A running clock could end a state before a slow test has seen it. */
export const pauseClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** Waits until the browser has drawn two frames. */
export const drawFrames = (page: Page) =>
  page.waitForFunction(
    () =>
      new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))),
  );

/**
 * Clicks an element beside a sandboxed frame. In Chromium, such a frame has its own process, which gets the clicks at its old
 * position for a frame or two after a scroll.
 */
export async function press(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await drawFrames(target.page());
  await target.click();
}

/**
 * Notes the parts that move while a page replaces the one before, and how many milliseconds that takes, as `data-transition` and
 * `data-transition-time` of its root.
 */
export const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready.catch(() => undefined);
      const moves = document
        .getAnimations()
        .map(({ effect }) => effect as KeyframeEffect)
        .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'));
      const ends = moves.map((move) => Number(move.getComputedTiming().endTime));
      const { dataset } = document.documentElement;
      dataset['transitionTime'] = String(Math.max(0, ...ends));
      dataset['transition'] = moves.map(({ pseudoElement }) => pseudoElement).join(' ');
    });
  });

/** Expects that an element is in the viewport, and that the header does not cover it. */
export async function expectBelowHeader(target: Locator) {
  await expect.soft(target).toBeInViewport();
  const header = await target.page().getByRole('banner').boundingBox();
  const box = await target.boundingBox();
  expect.soft(box?.y, `${target} below the header`).toBeGreaterThan(header?.height ?? 0);
}

/** Scrolls through a page until its pictures, frames and fonts have loaded. */
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
