/** The three sites that the browser tests visit, and the third parties that one of them uses. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at its end. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));
const results = `${projectFolder}test-results/`;

const siteUrl = 'https://escape.example';
const basePath = '/lounge';

/** A build of the site from a copy of the project, in which a few settings are changed. */
const site = (name: string, base: string, env: Record<string, string>) => ({
  /** The copy of the project. Its path has a blank and letters beyond ASCII, as anybody's may. */
  project: `${results}projects of Łü/${name}/`,
  /** What a host serves at its root; the pages stand below `base`. */
  folder: `${results}sites/${name}`,
  base,
  env,
});

export const sites = {
  /** The site as it is shipped, with its own demos. */
  root: site('root', '', {}),
  /** The same site with an address of its own, under a sub-path. */
  'sub-path': site('sub-path', basePath, { SITE_URL: siteUrl, BASE_PATH: basePath }),
  /** A preview with a launcher, pictures and a form endpoint on origins of their own. */
  'third-party': site('third-party', basePath, {
    SITE_URL: siteUrl,
    BASE_PATH: basePath,
    NOINDEX: '1',
  }),
};
export type SiteName = keyof typeof sites;

/** The address of the home page of the sites that have one, with a slash at its end. */
export const publicUrl = `${siteUrl}${basePath}/`;

export const formEndpoint = new URL('https://messages.example/send');
export const provider = new URL('https://games.example/launch?v=2');
export const contentNetwork = new URL('https://pictures.example/');

/** The first of four ports for programs; `E2E_PORT` moves them, so that two checkouts can be tested side by side. */
export const firstPort = Number(process.env['E2E_PORT'] ?? 4331);

/**
 * A game of that site that has no demo yet, and whose words could break out of a page. They pass the content check: no
 * tag has an end.
 */
export const hostile = {
  id: 'Hostile',
  name: '"><script src=//x.example',
  description: '"><img src=x onerror=alert(1) ${alert(2)} {alert(3)} </script <!--',
  imageAlt: '" onerror="alert(4)" x="><svg onload=alert(5) & co.',
  venue: 'Vivid </title <script src=//x.example',
};

/** What that site's venue says about access. */
export const access = {
  stepFree: 'A lift, <i no step',
  toilet: 'Ground floor & bar',
  quietHours: 'Before 4 PM',
  contact: 'access@escape.example',
};

/** Facts of that site's venue that the owner's content may leave out. The last is the address of a link. */
export const visitorFacts = {
  playersSource: 'Guest cards, <i 2024',
  ratingSource: 'Guest survey & more',
  metro: 'Pier <2>, 4 minutes',
  entry: 'Free, <b always',
  dress: 'Hats & gloves',
  licence: 'Run by Us <Ltd',
  mapUrl: 'https://maps.example.com/1?a=1&b=2',
};

/**
 * Every page that the built sitemap lists, relative to the site's root (the home page is ''), so that a new
 * page is tested on its first day.
 */
export function pagesOfSitemap(): string[] {
  const { folder, base } = sites['sub-path'];
  const sitemap = `${folder}${base}/sitemap-0.xml`;
  if (!existsSync(sitemap)) {
    throw new Error('There is no site to test yet. Run "npm run test:e2e", which builds it first.');
  }
  const locations = readFileSync(sitemap, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g);
  return [...locations].map(([, location = '']) => location.replace(publicUrl, ''));
}
