import { withBase } from '../../lib/urls.ts';

/** The redirects and error pages of the built site. All paths start at the host's root and include the sub-path. */
export interface Site {
  /** The sub-path: `/`, or for example `/lounge`. */
  base: string;
  /** Game addresses in small letters, and the page of each. */
  redirects: { from: string; to: string }[];
  /** The error pages, the most specific first. `page` answers unknown addresses that start with `prefix`. */
  errorPages: { prefix: string; page: string }[];
}

/** Derives the redirects and error pages from the built files, such as `game/Zulu.html`. */
export function describeSite(files: readonly string[], base: string): Site {
  const pages = new Set(
    files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -'.html'.length)),
  );
  return {
    base,
    // Ids of games have capitals. People type them in small letters.
    redirects: [...pages]
      .filter((page) => page.startsWith('game/') && !pages.has(page.toLowerCase()))
      .map((page) => ({
        from: withBase(`/${page.toLowerCase()}`, base),
        to: withBase(`/${page}`, base),
      })),
    errorPages: [...pages]
      .filter((page) => /(^|\/)404$/.test(page))
      .map((page) => ({
        prefix: withBase(`/${page.replace(/404$/, '')}`, base),
        page: withBase(`/${page}.html`, base),
      }))
      .toSorted((a, b) => b.prefix.length - a.prefix.length),
  };
}
