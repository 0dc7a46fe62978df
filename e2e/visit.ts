import { test as base, expect, type Page } from '@playwright/test';
import { games as demos } from '../src/demo-launcher/games';
import { pagesOfSitemap } from './sites.mjs';

interface Watched {
  /** Addresses requested, in order. */
  requests: string[];
  /** What the page said in the console, errors and broken policies included. */
  complaints: string[];
}

/** `test` with a page that is watched from its first request on; whatever it does, it keeps the policy. */
export const test = base.extend<{ watched: Watched }>({
  watched: [
    async ({ page }, use) => {
      const watched: Watched = { requests: [], complaints: [] };
      page.on('request', (request) => watched.requests.push(request.url()));
      page.on('console', (message) => watched.complaints.push(message.text()));
      page.on('pageerror', (error) => watched.complaints.push(error.message));
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
        });
      });
      await use(watched);
      expect(watched.complaints.filter((words) => words.startsWith('policy:'))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const pages = pagesOfSitemap();
/** What answers where there is no page. */
export const errorPages = ['404', 'game/404'];
/** The demos that the launcher knows, as pages of their own. */
export const demoPages = demos.map(({ gameid }) => `demo/${gameid}?mode=demo`);
export const gamePages = pages.filter((path) => path.startsWith('game/'));

/** The requested files that belong to React and the islands: modules of the build. */
export const islandScripts = ({ requests }: Watched) =>
  requests.filter((url) => /\/_astro\/.*\.js$/.test(url));

/** Opens a page by its address relative to the site's root, for example `contact`. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  if (!response) throw new Error(`${path} did not answer.`);
  return response;
}
