import { isSafeUrl } from '../../schemas/checks/safe-url.ts';
import { plainError } from './plain-error.ts';
import type { ThirdParties } from '../security/third-parties.ts';

/** The settings of a deployment. */
interface Settings {
  /** The site's origin, for canonical links and the sitemap: `https://www.example.com`. */
  site: string | undefined;
  /** The sub-path: `/`, or for example `/lounge`. */
  base: string;
  /** Whether search engines must not list any page, for previews. */
  noindex: boolean;
  /** Whether browsers should require https for two years. */
  hsts: boolean;
}

/**
 * Reads the environment variables `SITE_URL`, `BASE_PATH`, `NOINDEX` and `HSTS`. Throws an error for an invalid value, and for
 * a launcher on the site's own origin.
 */
export function readSettings(
  env: Record<string, string | undefined>,
  { launcher }: ThirdParties,
): Settings {
  const site = readSite(env['SITE_URL']);
  if (site && launcher.includes(site)) {
    const remedy =
      'Remove the line to use our own launcher, or write the address of another host. A frame on our own origin could remove its sandbox.';
    refuse('launcher in src/content/venue.md', `${site}, the site's own origin (SITE_URL)`, remedy);
  }
  // Unlike the launcher, the form's endpoint may be on the site's own origin.
  return {
    site,
    base: readBase(env['BASE_PATH']),
    noindex: readSwitch(env, 'NOINDEX', 'for a preview that search engines should not list'),
    hsts: readSwitch(env, 'HSTS', 'if the site will stay on https for years'),
  };
}

function readSite(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!isSafeUrl(value)) {
    refuse('SITE_URL', value, 'Write an https address, for example https://www.example.com.');
  }
  const { origin, pathname, search } = new URL(value);
  if (pathname === '/' && !search) return origin;
  const remedy = `Write only the origin, for example ${origin}, and set BASE_PATH=${pathname} for the path.`;
  return refuse('SITE_URL', value, remedy);
}

function readBase(value: string | undefined): string {
  if (!value) return '/';
  // Refuses segments such as `..`, because the path is also an output folder.
  if (/^(\/|(\/[\w~][\w.~-]*)+)$/.test(value)) return value;
  const remedy = 'Write a path that starts with a slash and ends without one, for example /lounge.';
  return refuse('BASE_PATH', value, remedy);
}

function readSwitch(env: Record<string, string | undefined>, name: string, use: string): boolean {
  const value = env[name];
  if (!value || value === '0') return false;
  if (value === '1') return true;
  return refuse(name, value, `Write ${name}=1 ${use}, or remove it.`);
}

function refuse(setting: string, value: string, remedy: string): never {
  throw plainError(`${setting} is ${JSON.stringify(value)}. ${remedy}`);
}
