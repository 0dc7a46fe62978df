import type { Settings } from '../settings.ts';

type Origins = Pick<Settings, 'frameOrigins' | 'imageOrigins' | 'formOrigins'>;

/**
 * The directives of the Content-Security-Policy, for the `<meta>` of each page and for the header
 * (https://www.w3.org/TR/CSP3/, https://w3c.github.io/trusted-types/). Astro adds `script-src` and `style-src`.
 */
export function directives({ frameOrigins, imageOrigins, formOrigins }: Origins): string[] {
  return [
    "default-src 'none'",
    // A game's page holds its small poster as a data: URI.
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    // A demo holds its fonts as data: URIs, because its sandbox has no origin that could fetch them.
    "font-src 'self' data:",
    "manifest-src 'self'",
    ["frame-src 'self'", ...frameOrigins].join(' '),
    // 'self' is for Lighthouse, which fetches robots.txt from the page. Our scripts do not need it.
    ["connect-src 'self'", ...formOrigins].join(' '),
    // A script sends the form. Without the script, a submit would put the message into the URL.
    "form-action 'none'",
    "base-uri 'none'",
    // Our scripts never insert HTML from strings.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

/** The policy in the header: the directives of every page, and one that a `<meta>` cannot hold. */
export function headerPolicy(origins: Origins, pagePolicies: readonly string[]): string {
  const withAllHashes = (directive: string) => {
    const hashes = pagePolicies.flatMap((policy) => sourcesOf(policy, directive).filter(isHash));
    return [directive, "'self'", ...[...new Set(hashes)].toSorted()].join(' ');
  };
  return [
    ...directives(origins),
    withAllHashes('script-src'),
    withAllHashes('style-src'),
    // Our own pages frame the launcher. A <meta> ignores this directive (HTML, 4.2.5.3).
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * A page's policy with only the hashes and the source of fonts that the page uses. Astro lists the hashes of all pages
 * on each. `holdsFonts` says that its styles hold their fonts.
 */
export function narrowed(policy: string, used: readonly string[], holdsFonts: boolean): string {
  return parse(policy)
    .map(([name = '', ...sources]) => {
      if (name === 'font-src') return `${name} ${holdsFonts ? 'data:' : "'self'"}`;
      const hashes = sources.filter((source) => used.includes(source));
      // Sorted, because Astro's order changes with each build.
      return [name, ...sources.filter((source) => !isHash(source)), ...hashes.toSorted()].join(' ');
    })
    .join(';');
}

/** The sources of a directive such as `script-src`. */
export function sourcesOf(policy: string, directive: string): string[] {
  return parse(policy).flatMap(([name, ...sources]) => (name === directive ? sources : []));
}

/** The directives of a policy, each as its name and its sources. */
const parse = (policy: string) =>
  policy.split(';').map((directive) => directive.trim().split(/\s+/));

const isHash = (source: string) => source.startsWith("'sha256-");
