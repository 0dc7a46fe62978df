/** What a deployment decides: where the site lives, and which other origins it may show. */
export interface Settings {
  /** The site's origin and sub-path as an absolute address, for canonical links and the sitemap. */
  site: string | undefined;
  /** The path the site lives under: `/`, or for example `/lounge`. */
  base: string;
  /** Origins that game pages may frame, beside our own. */
  frameOrigins: string[];
  /** Origins that pictures may come from, beside our own. */
  imageOrigins: string[];
}

interface Sources {
  env: Record<string, string | undefined>;
  /** The `launcher` of `src/content/venue.md`, if it has one. */
  launcher: string | undefined;
  /** The `image` of every game: a file of ours, or an address on another origin. */
  images: string[];
}

/**
 * Reads a foreign address. Refuses what is no https address or carries a password: it would be
 * blocked by browsers as mixed content, or would leak. Loopback addresses may use http, for tests.
 */
export function foreignUrl(value: string, setting: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const secure = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));
  if (!url || !secure || url.username || url.password) {
    throw new Error(
      `${setting} is "${value}". Write an https address, for example https://games.example.com/launch.`,
    );
  }
  return url;
}

/** Checks and joins the settings. Throws an Error whose message says what to write instead. */
export function readSettings({ env, launcher, images }: Sources): Settings {
  const site = env['SITE_URL'] ? foreignUrl(env['SITE_URL'], 'SITE_URL') : undefined;
  if (site && (site.pathname !== '/' || site.search || site.hash)) {
    throw new Error(
      `SITE_URL is "${env['SITE_URL']}". Write the origin alone, for example ${site.origin}, and the path as BASE_PATH=${site.pathname}.`,
    );
  }
  const base = env['BASE_PATH'] || '/';
  if (!/^\/([\w.~-]+(\/[\w.~-]+)*)?$/.test(base)) {
    throw new Error(
      `BASE_PATH is "${base}". Write a path that starts with a slash and ends without one, for example /lounge.`,
    );
  }
  const foreignOrigin = (value: string, setting: string) => {
    const { origin } = foreignUrl(value, setting);
    if (origin === site?.origin) {
      throw new Error(
        `${setting} is "${value}", which is on the site's own origin (SITE_URL). Leave the origin out, or use another one: a frame of our own origin could undo its own sandbox.`,
      );
    }
    return origin;
  };
  return {
    site: site?.origin,
    base,
    frameOrigins: launcher ? [foreignOrigin(launcher, 'launcher in src/content/venue.md')] : [],
    imageOrigins: [
      ...new Set(
        images
          .filter((image) => URL.canParse(image))
          .map((image) => foreignOrigin(image, 'image in src/content/games')),
      ),
    ],
  };
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === '127.0.0.1' || hostname === '[::1]' || hostname === 'localhost';
}
