import { existsSync, readFileSync } from 'node:fs';

/** The site as it is shipped: nothing set. */
export const rootSite = { port: 4331, outDir: 'dist', url: 'http://127.0.0.1:4331/', env: {} };

/** The same site with an address, under a sub-path. */
export const subPathSite = {
  port: 4332,
  // Hosts find the rules beside the folder that bears the sub-path's name.
  outDir: 'e2e/.sub-path/lounge',
  url: 'http://127.0.0.1:4332/lounge/',
  env: { SITE_URL: 'https://escape.example', BASE_PATH: '/lounge' },
};

/** The same site with a contact form that delivers, to a server on the loopback interface. */
export const deliveringSite = {
  port: 4333,
  outDir: 'test-results/delivering/dist',
  url: 'http://127.0.0.1:4333/',
  env: {},
};
export const receiver = { port: 4334, url: 'http://127.0.0.1:4334/' };

/**
 * Every page that the built sitemap lists, relative to the site's root (the home page is ''), so that
 * a new page is visited on its first day.
 *
 * @returns {string[]}
 */
export function pagesOfSitemap() {
  const sitemap = new URL('.sub-path/lounge/sitemap-0.xml', import.meta.url);
  if (!existsSync(sitemap)) {
    throw new Error('There is no built site to visit. Run "npm test", which builds it first.');
  }
  const locations = readFileSync(sitemap, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g);
  const root = `${subPathSite.env.SITE_URL}${subPathSite.env.BASE_PATH}/`;
  return [...locations].map(([, location]) => location.replace(root, ''));
}
