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

/** A preview of the same, with a launcher, pictures and a form that are others', each on an origin of its own. */
export const foreignSite = {
  port: 4333,
  outDir: 'test-results/foreign/dist',
  url: 'http://127.0.0.1:4333/lounge/',
  env: { ...subPathSite.env, NOINDEX: '1' },
};
export const receiver = { port: 4334, url: 'http://127.0.0.1:4334/' };
/** Another site also in the eyes of a browser's storage, which looks at names and not at ports. */
export const provider = { port: 4335, url: 'http://localhost:4335/' };
export const contentNetwork = { port: 4336, url: 'http://127.0.0.1:4336/' };

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
