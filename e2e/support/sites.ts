/** The sites that the browser tests visit, and the origins of the third parties that one of them uses. */
import { fileURLToPath } from 'node:url';

/** The project's folder, with a trailing slash. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

const siteUrl = 'https://escape.example';
const basePath = '/lounge';

/** A site that is built in a copy of the project with other settings or content. */
function site(name: string, base: string, env: Record<string, string>) {
  // The path contains spaces and non-ASCII letters, as a user's may.
  const project = `${projectFolder}test-results/sites of Łü/${name}/`;
  return {
    project,
    /** The folder that a host serves at its root. The site is below `base`. */
    folder: `${project}dist`,
    base,
    home: `${project}dist${base}/index.html`,
    env,
  };
}

const published = { SITE_URL: siteUrl, BASE_PATH: basePath, HSTS: '1' };

export const sites = {
  /** The site as it is shipped, with its own demos, built west of Greenwich, where a date without a time is a day earlier. */
  root: site('root', '', { TZ: 'America/Los_Angeles' }),
  /** The same site with an address of its own, under a sub-path. */
  'sub-path': site('sub-path', basePath, published),
  /** A preview with a launcher, pictures and a form endpoint on origins of their own. */
  'third-party': site('third-party', basePath, { ...published, NOINDEX: '1' }),
  /** The site of another venue. */
  'other-content': site('other-content', basePath, published),
};
export type SiteName = keyof typeof sites;

/** The site whose content the tests read. Undefined for the content of the repository. */
export const contentUnderTest = process.env['E2E_CONTENT'] as SiteName | undefined;

/** The public URL of the home page, for sites that have one, with a trailing slash. */
export const publicUrl = `${siteUrl}${basePath}/`;

export const formEndpoint = new URL('https://messages.example/send');
export const provider = new URL('https://games.example/launch?v=2');
export const bookingUrl = new URL('https://tables.example/vivid');
export const contentNetwork = new URL('https://pictures.example/');

/** The first port for hosts. `E2E_PORT` changes it, so that two checkouts can be tested at once. */
export const firstPort = Number(process.env['E2E_PORT'] ?? 4331);
