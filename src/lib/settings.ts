import { isThirdPartyUrl } from './third-party-url.ts';

/** What a deployment decides: where the site lives, and which other origins it may show. */
export interface Settings {
  /** The site's origin and sub-path as an absolute address, for canonical links and the sitemap. */
  site: string | undefined;
  /** The path the site lives under: `/`, or for example `/lounge`. */
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
  env: Record<string, string | undefined>;
  /** The `launcher` of `src/content/venue.md`, if it has one. */
  launcher: string | undefined;
  /** The `image` of every game: a file of ours, or an address on another origin. */
  images: readonly string[];
  /** The `formEndpoint` of `src/content/venue.md`, if it has one. */
  formEndpoint: string | undefined;
}

function foreignUrl(value: string, setting: string, example: string): URL {
  if (!isThirdPartyUrl(value)) {
    throw new Error(`${setting} is "${value}". Write an https address, for example ${example}.`);
  }
  return new URL(value);
}

/** Checks and joins the settings. Throws an Error whose message says what to write instead. */
export function readSettings({ env, launcher, images, formEndpoint }: Sources): Settings {
  const site = env['SITE_URL']
    ? foreignUrl(env['SITE_URL'], 'SITE_URL', 'https://www.example.com')
    : undefined;
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
  const noindex = env['NOINDEX'] ?? '';
  if (!/^[01]?$/.test(noindex)) {
    throw new Error(
      `NOINDEX is "${noindex}". Write NOINDEX=1 for a preview that search engines should not list, or leave it out.`,
    );
  }
  const strangerOrigin = (value: string, setting: string, example: string, instead: string) => {
    const { origin } = foreignUrl(value, setting, example);
    if (origin === site?.origin) {
      throw new Error(
        `${setting} is "${value}", which is on the site's own origin (SITE_URL). ${instead}`,
      );
    }
    return origin;
  };
  return {
    site: site?.origin,
    base,
    noindex: noindex === '1',
    frameOrigins: launcher
      ? [
          strangerOrigin(
            launcher,
            'launcher in src/content/venue.md',
            'https://games.example.com/launch',
            'Take the line out for our own launcher, or write the address of another host: a frame of our own origin could undo its own sandbox.',
          ),
        ]
      : [],
    imageOrigins: [
      ...new Set(
        images
          .filter((image) => URL.canParse(image))
          .map((image) =>
            strangerOrigin(
              image,
              'image in src/content/games',
              'https://cdn.example.com/zulu.avif',
              'Put the picture into src/assets/images/posters and write the path of the file.',
            ),
          ),
      ),
    ],
    // Unlike a frame, the owner's own host may take the messages.
    formOrigins: formEndpoint
      ? [
          foreignUrl(
            formEndpoint,
            'formEndpoint in src/content/venue.md',
            'https://forms.example.com/send',
          ).origin,
        ]
      : [],
  };
}
