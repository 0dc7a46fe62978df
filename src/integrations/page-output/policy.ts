import type { APIContext } from 'astro';
import type { ThirdParties } from '../../build/third-parties.ts';
import { inlineElements } from './inline-elements.ts';

type Directive = Parameters<NonNullable<APIContext['csp']>['insertDirective']>[0];

/**
 * The directives of the Content-Security-Policy that all pages share (https://www.w3.org/TR/CSP3/,
 * https://w3c.github.io/trusted-types/). Astro adds `script-src` and `style-src`.
 */
export function directives({ launcher, images, formEndpoint }: ThirdParties): Directive[] {
  return [
    "default-src 'none'",
    // Pages hold small drawings as data: URIs. A demo holds its fonts too: its sandbox has no origin to fetch them.
    `img-src ${["'self'", 'data:', ...images].join(' ')}`,
    "font-src 'self' data:",
    "manifest-src 'self'",
    `frame-src ${["'self'", ...launcher].join(' ')}`,
    // 'self' is for Lighthouse, which fetches robots.txt from the page. Our scripts do not need it.
    `connect-src ${["'self'", ...formEndpoint].join(' ')}`,
    // A script sends the form. Without the script, a submit would put the message into the URL.
    "form-action 'none'",
    "base-uri 'none'",
    // Our scripts never insert HTML from strings.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

/** The `<meta>` of the policy, and what stands before it from the charset on. */
const meta =
  /(?:(<meta charset=[^>]*>)([^]*?))?<meta http-equiv="content-security-policy" content="([^"]*)">/i;

/** The policy that is written into a page, or an empty text. */
export function writtenPolicy(html: string): string {
  return meta.exec(html)?.[3] ?? '';
}

/**
 * A page with a policy for what it holds. The policy comes first in the head, after the charset: a `<meta>` governs only
 * what follows it (https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy).
 */
export function applyPolicy(html: string): string {
  return html.replace(meta, (_all, charset = '', between = '', policy: string) => {
    const own = `<meta http-equiv="content-security-policy" content="${pagePolicy(policy, html)}">`;
    return `${charset}${own}${between}`;
  });
}

/** What a `data:` URI begins with, by the directive that allows it. */
const dataUri: Record<string, string> = { 'img-src': 'data:image/', 'font-src': 'data:font/' };

/** A policy with the hashes of a page's inline elements, and with `data:` only for the URIs that the page holds. */
export function pagePolicy(policy: string, html: string): string {
  const inline = inlineElements(html);
  return parse(policy)
    .map(([name = '', ...sources]) => {
      const isHeld = html.includes(dataUri[name] ?? 'data:');
      const kept = sources.filter((source) => {
        if (source === 'data:') return isHeld;
        // A page that holds its fonts fetches none.
        if (name === 'font-src' && source === "'self'") return !isHeld;
        return !source.startsWith("'sha256-");
      });
      const hashes = inline.filter(({ element }) => name === `${element}-src`);
      return format([name, ...new Set([...kept, ...hashes.map(({ hash }) => hash)])]);
    })
    .join(';');
}

/** The policy in the header: what any page may do, and one directive that a `<meta>` cannot hold. */
export function headerPolicy(pagePolicies: readonly string[]): string {
  const byName = Map.groupBy(pagePolicies.flatMap(parse), ([name]) => name);
  const merged = [...byName.values()].map((pages) => format(new Set(pages.flat())));
  // Our own pages frame the launcher. A <meta> ignores this directive (HTML, 4.2.5.3).
  return [...merged, "frame-ancestors 'self'"].join('; ');
}

/** The directives of a policy, each as its name and its sources. */
const parse = (policy: string): string[][] =>
  policy
    .split(';')
    .map((directive) => directive.match(/\S+/g) ?? [])
    .filter(({ length }) => length > 0);

/** A directive with its sources sorted, because their order changes with each build. */
function format([name, ...sources]: Iterable<string>): string {
  return [name, ...sources.toSorted()].join(' ');
}
