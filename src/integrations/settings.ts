import { isThirdPartyUrl } from '../lib/third-party-url.ts';

/** The settings of a deployment: the site's address, and the third-party origins that its pages may use. */
export interface Settings {
  /** The site's origin, for canonical links and the sitemap: `https://www.example.com`. */
  site: string | undefined;
  /** The sub-path: `/`, or for example `/lounge`. */
  base: string;
  /** Whether every page asks search engines not to list it, for previews. */
  noindex: boolean;
  /** Third-party origins that game pages may frame. */
  frameOrigins: string[];
  /** Third-party origins of pictures. */
  imageOrigins: string[];
  /** Origins that the contact form may send to. */
  formOrigins: string[];
}

interface Sources {
  /** The environment variables `SITE_URL`, `BASE_PATH` and `NOINDEX`. */
  env: Record<string, string | undefined>;
  /** The `launcher` of `src/content/venue.md`, if it has one. The schema has checked it, as the next two. */
  launcher: string | undefined;
  /** The `image` of every game: the path of a file, or a URL on another origin. */
  images: readonly string[];
  /** The `formEndpoint` of `src/content/venue.md`, if it has one. */
  formEndpoint: string | undefined;
}

/** A wrong setting. It has no stack, because Astro would print the stack below the message. */
class SettingError extends Error {
  override stack = '';
}

/** Reads and checks the settings. Throws an error that says what to write instead. */
export function readSettings({ env, launcher, images, formEndpoint }: Sources): Settings {
  const site = readSite(env['SITE_URL']);
  const isOwn = (url = '') => site !== undefined && originsOf([url]).includes(site);
  if (isOwn(launcher)) {
    throw new SettingError(
      `launcher in src/content/venue.md is "${launcher}", which is on the site's own origin (SITE_URL). Remove the line to use our own launcher, or write the address of another host. A frame on our own origin could remove its sandbox.`,
    );
  }
  const ownImage = images.find(isOwn);
  if (ownImage) {
    throw new SettingError(
      `image in src/content/games is "${ownImage}", which is on the site's own origin (SITE_URL). Put the picture into src/assets/images/posters and write the path of the file.`,
    );
  }
  return {
    site,
    base: readBase(env['BASE_PATH']),
    noindex: readNoindex(env['NOINDEX']),
    frameOrigins: originsOf([launcher]),
    imageOrigins: originsOf(images),
    // Unlike a frame, the endpoint may be on the site's own origin.
    formOrigins: originsOf([formEndpoint]),
  };
}

/** Each origin once. Paths of files have none. */
function originsOf(urls: readonly (string | undefined)[]): string[] {
  return [...new Set(urls.flatMap((url = '') => URL.parse(url)?.origin ?? []))];
}

function readSite(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!isThirdPartyUrl(value)) {
    throw new SettingError(
      `SITE_URL is ${JSON.stringify(value)}. Write an https address, for example https://www.example.com.`,
    );
  }
  const { origin, pathname, search } = new URL(value);
  if (pathname === '/' && !search) return origin;
  throw new SettingError(
    `SITE_URL is "${value}". Write the origin alone, for example ${origin}, and the path as BASE_PATH=${pathname}.`,
  );
}

function readBase(value: string | undefined): string {
  if (!value) return '/';
  // Refuses segments of dots, because the site is built into a folder with this name.
  if (/^(\/|(\/[\w~][\w.~-]*)+)$/.test(value)) return value;
  throw new SettingError(
    `BASE_PATH is "${value}". Write a path that starts with a slash and ends without one, for example /lounge.`,
  );
}

function readNoindex(value: string | undefined): boolean {
  if (!value || value === '0') return false;
  if (value === '1') return true;
  throw new SettingError(
    `NOINDEX is "${value}". Write NOINDEX=1 for a preview that search engines should not list, or leave it out.`,
  );
}
