import type { APIContext } from 'astro';

type Directive = Parameters<NonNullable<APIContext['csp']>['insertDirective']>[0];

/** The origins of third parties that a page may load from or send to. */
type Origins = Record<'launcher' | 'images' | 'formEndpoint', readonly string[]>;

/**
 * The directives of the Content-Security-Policy in the `<meta>` of every page (https://www.w3.org/TR/CSP3/,
 * https://w3c.github.io/trusted-types/). Astro adds `script-src` and `style-src` with the hashes of inline elements.
 */
export function cspDirectives({ launcher, images, formEndpoint }: Origins): Directive[] {
  return [
    "default-src 'none'",
    // Astro inlines small drawings as data: URIs.
    `img-src ${["'self'", 'data:', ...images].join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `frame-src ${["'self'", ...launcher].join(' ')}`,
    // 'self' is for Lighthouse, which fetches robots.txt from the page, and for the form's new files after a deploy.
    `connect-src ${["'self'", ...formEndpoint].join(' ')}`,
    // A script sends the form. Without the script, a submit would put the message into the URL.
    "form-action 'none'",
    "base-uri 'none'",
    // No script of the site inserts HTML from strings.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}
