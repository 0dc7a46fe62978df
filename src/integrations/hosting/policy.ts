import type { ThirdParties } from '../third-parties.ts';

/**
 * The directives of the Content-Security-Policy that all pages share (https://www.w3.org/TR/CSP3/,
 * https://w3c.github.io/trusted-types/). Astro adds `script-src` and `style-src`.
 */
export function directives({ launcher, images, formEndpoint }: ThirdParties): string[] {
  return [
    "default-src 'none'",
    // Pages hold small drawings as data: URIs. A demo holds its fonts too: its sandbox has no origin to fetch them.
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self' data:",
    "manifest-src 'self'",
    ["frame-src 'self'", ...launcher].join(' '),
    // 'self' is for Lighthouse, which fetches robots.txt from the page. Our scripts do not need it.
    ["connect-src 'self'", ...formEndpoint].join(' '),
    // A script sends the form. Without the script, a submit would put the message into the URL.
    "form-action 'none'",
    "base-uri 'none'",
    // Our scripts never insert HTML from strings.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

/** The policy in the header: what any page may do, and one directive that a `<meta>` cannot hold. */
export function headerPolicy(pagePolicies: readonly string[]): string {
  const directives = Map.groupBy(pagePolicies.flatMap(parse), ([name]) => name);
  const merged = [...directives.values()].map((pages) => format(new Set(pages.flat())));
  // Our own pages frame the launcher. A <meta> ignores this directive (HTML, 4.2.5.3).
  return [...merged, "frame-ancestors 'self'"].join('; ');
}

/** What a `data:` URI begins with, by the directive that allows it. */
const dataUri: Record<string, string> = { 'img-src': 'data:image/', 'font-src': 'data:font/' };

/**
 * A page's policy with only the `hashes` of its inline elements, and with `data:` only for the URIs that it holds. Astro
 * lists the hashes of all pages on each.
 */
export function narrowed(policy: string, hashes: readonly string[], html: string): string {
  const isUsed = (source: string, directive = '') => {
    const isHeld = html.includes(dataUri[directive] ?? 'data:');
    if (source === 'data:') return isHeld;
    // A page that holds its fonts fetches none.
    if (directive === 'font-src' && source === "'self'") return !isHeld;
    return !source.startsWith("'sha256-") || hashes.includes(source);
  };
  return parse(policy)
    .map((directive) => format(directive.filter((source) => isUsed(source, directive[0]))))
    .join(';');
}

/** The directives of a policy, each as its name and its sources. */
const parse = (policy: string): string[][] =>
  policy
    .split(';')
    .map((directive) => directive.match(/\S+/g) ?? [])
    .filter(({ length }) => length > 0);

/** A directive with its sources sorted, because Astro's order changes with each build. */
function format([name, ...sources]: Iterable<string>): string {
  return [name, ...sources.toSorted()].join(' ');
}
