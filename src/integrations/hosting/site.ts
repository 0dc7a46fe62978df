import { withBase } from '../../lib/urls.ts';

/** What a host has to know of the built site. Paths start at the host's root, and go through the sub-path. */
export interface Site {
  /** The path the site lives under: `/`, or for example `/lounge`. */
  base: string;
  /** Mistyped addresses, and the page that each of them means. */
  redirects: { from: string; to: string }[];
  /** The error pages, the nearest first: an unknown address that starts with `below` is answered by `page`. */
  errorPages: { below: string; page: string }[];
}

/** Reads off the names of the built pages, such as `game/Zulu.html`, what hosts have to know. */
export function describeSite(files: readonly string[], base: string): Site {
  const pages = new Set(
    files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -'.html'.length)),
  );
  return {
    base,
    // The ids of games keep their capitals, and people type without.
    redirects: [...pages]
      .filter((page) => page.startsWith('game/') && !pages.has(page.toLowerCase()))
      .map((page) => ({
        from: withBase(`/${page.toLowerCase()}`, base),
        to: withBase(`/${page}`, base),
      })),
    errorPages: [...pages]
      .filter((page) => /(^|\/)404$/.test(page))
      .map((page) => ({
        below: withBase(`/${page.replace(/404$/, '')}`, base),
        page: withBase(`/${page}.html`, base),
      }))
      .toSorted((a, b) => b.below.length - a.below.length),
  };
}
