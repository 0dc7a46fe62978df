import { isThirdPartyUrl } from './third-party-url.ts';

/** What a deployment decides: where the site lives, and which other origins its pages may use. */
export interface Settings {
  /** The site's origin, for canonical links and the sitemap. */
  site: string | undefined;
  /** The path that the site lives under: `/`, or for example `/lounge`. */
  base: string;
  /** Whether every page asks search engines not to list it, as a preview of the site should. */
  noindex: boolean;
  /** Origins that game pages may frame, beside our own. */
  frameOrigins: string[];
  /** Origins that pictures may come from, beside our own. */
  imageOrigins: string[];
  /** Origins that the contact form may send to; none as long as it sends nothing. */
  formOrigins: string[];
}

interface Sources {
  /** The environment, of which `SITE_URL`, `BASE_PATH` and `NOINDEX` are read. */
  env: Record<string, string | undefined>;
  /** The `launcher` of `src/content/venue.md`, if it has one. */
  launcher: string | undefined;
  /** The `image` of every game: a file of ours, or a URL on another origin. */
  images: readonly string[];
  /** The `formEndpoint` of `src/content/venue.md`, if it has one. */
  formEndpoint: string | undefined;
}

/** A wrong setting. Without a stack, as Astro would print it below the sentence that says what to write. */
class SettingError extends Error {
  override stack = '';
}

/** Checks and joins the settings. Throws an error whose message says what to write instead. */
export function readSettings({ env, launcher, images, formEndpoint }: Sources): Settings {
  const site = readSite(env['SITE_URL']);
  /** The origin of a URL that must not be on the site's own, as `instead` explains. */
  const otherOrigin = (setting: string, url: string, example: string, instead: string) => {
    const { origin } = thirdParty(setting, url, example);
    if (origin !== site) return origin;
    throw new SettingError(
      `${setting} is "${url}", which is on the site's own origin (SITE_URL). ${instead}`,
    );
  };
  const imageOrigins = images
    .filter((image) => URL.canParse(image))
    .map((image) =>
      otherOrigin(
        'image in src/content/games',
        image,
        'https://cdn.example.com/zulu.avif',
        'Put the picture into src/assets/images/posters and write the path of the file.',
      ),
    );
  return {
    site,
    base: readBase(env['BASE_PATH']),
    noindex: readNoindex(env['NOINDEX']),
    frameOrigins: launcher
      ? [
          otherOrigin(
            'launcher in src/content/venue.md',
            launcher,
            'https://games.example.com/launch',
            'Take the line out for our own launcher, or write the address of another host: a frame of our own origin could undo its own sandbox.',
          ),
        ]
      : [],
    imageOrigins: [...new Set(imageOrigins)],
    // Unlike a frame, the owner's own host may take the messages.
    formOrigins: formEndpoint
      ? [
          thirdParty(
            'formEndpoint in src/content/venue.md',
            formEndpoint,
            'https://forms.example.com/send',
          ).origin,
        ]
      : [],
  };
}

function thirdParty(setting: string, url: string, example: string): URL {
  if (isThirdPartyUrl(url)) return new URL(url);
  throw new SettingError(
    `${setting} is ${JSON.stringify(url)}. Write an https address, for example ${example}.`,
  );
}

function readSite(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const { origin, pathname, search } = thirdParty('SITE_URL', value, 'https://www.example.com');
  if (pathname === '/' && !search) return origin;
  throw new SettingError(
    `SITE_URL is "${value}". Write the origin alone, for example ${origin}, and the path as BASE_PATH=${pathname}.`,
  );
}

function readBase(value: string | undefined): string {
  if (!value) return '/';
  // No segment of dots: the site is built into a folder of this name.
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
