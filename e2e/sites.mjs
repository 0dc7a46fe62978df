import { existsSync, readFileSync } from 'node:fs';

/** The first of six ports; `E2E_PORT` moves them, so that two checkouts can run side by side. */
const firstPort = Number(process.env.E2E_PORT ?? 4331);
const at = (offset, host = '127.0.0.1') => `http://${host}:${firstPort + offset}/`;

/** The site as it is shipped: nothing set. */
export const rootSite = { port: firstPort, outDir: 'dist', url: at(0), env: {} };

/** The same site with an address, under a sub-path. */
export const subPathSite = {
  port: firstPort + 1,
  // Hosts find the rules beside the folder that bears the sub-path's name.
  outDir: 'e2e/.sub-path/lounge',
  url: `${at(1)}lounge/`,
  env: { SITE_URL: 'https://escape.example', BASE_PATH: '/lounge' },
};

/** A preview of the same, with a launcher, pictures and a form that are others', each on an origin of its own. */
export const foreignSite = {
  port: firstPort + 2,
  outDir: 'test-results/foreign/dist',
  url: `${at(2)}lounge/`,
  env: { ...subPathSite.env, NOINDEX: '1' },
};
export const receiver = { port: firstPort + 3, url: at(3) };
/** Another site also in the eyes of a browser's storage, which looks at names and not at ports. */
export const provider = { port: firstPort + 4, url: at(4, 'localhost') };
export const contentNetwork = { port: firstPort + 5, url: at(5) };

/** What an editor could write into the content of that site in order to break out of its pages. */
export const hostile = {
  id: 'Hostile',
  name: '"><script>document.title=1</script>',
  description:
    '"><img src=x onerror=alert(1)></script><script>alert(2)</script><!-- ${alert(3)} {alert(4)}',
  imageAlt: '" onerror="alert(5)" x="><svg onload=alert(6)> & &lt;b&gt;',
  venue: 'Vivid </title></script><script>x()//',
};

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
