import { headerRules, type HeaderRule } from './headers.ts';
import type { Settings } from '../../lib/settings.ts';

/** What a host has to know of the built site. Paths are from the host's root, sub-path included. */
export interface Site {
  /** Empty, or for example `/lounge`. */
  root: string;
  headers: HeaderRule[];
  /** Old or mistyped addresses, and where each leads for good. */
  redirects: { from: string; to: string }[];
  /** The error screens, the nearest first: what is not found below `below` is answered by `page`. */
  screens: { below: string; page: string }[];
  /** Files that may be kept for ever, from the folder that holds them. */
  hashed: { folder: string; names: string[] };
}

/** Joins what was built (`files`, from the built folder, with slashes) with the settings. */
export function describeSite(
  files: readonly string[],
  policy: string,
  settings: Pick<Settings, 'base' | 'frameOrigins'>,
): Site {
  const root = settings.base.replace(/\/$/, '');
  const pages = new Set(
    files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -'.html'.length)),
  );
  return {
    root,
    headers: headerRules(policy, settings, root),
    // Ids keep their letters, and people type without capitals.
    redirects: [...pages]
      .filter((page) => /^game\/\w+$/.test(page) && !pages.has(page.toLowerCase()))
      .map((page) => ({ from: `${root}/${page.toLowerCase()}`, to: `${root}/${page}` })),
    screens: [...pages]
      .filter((page) => /(^|\/)404$/.test(page))
      .map((page) => ({
        below: `${root}/${page.replace(/404$/, '')}`,
        page: `${root}/${page}.html`,
      }))
      .toSorted((a, b) => b.below.length - a.below.length),
    hashed: {
      folder: `${root}/_astro/`,
      names: files
        .filter((file) => file.startsWith('_astro/'))
        .map((file) => file.slice('_astro/'.length)),
    },
  };
}
