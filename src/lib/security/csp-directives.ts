import type { APIContext } from 'astro';
import type { ThirdParties } from './third-parties.ts';

type Directive = Parameters<NonNullable<APIContext['csp']>['insertDirective']>[0];

/**
 * The directives of the Content-Security-Policy in the `<meta>` of every page (https://www.w3.org/TR/CSP3/,
 * https://w3c.github.io/trusted-types/). Astro adds `script-src` and `style-src` with the hashes of inline elements. Pages only link
 * to `bookingUrl`.
 */
export function cspDirectives({
  launcher,
  images,
  formEndpoint,
}: Omit<ThirdParties, 'bookingUrl'>): Directive[] {
  return [
    "default-src 'none'",
    // Astro inlines small images as data: URIs.
    `img-src ${["'self'", 'data:', ...images].join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `frame-src ${["'self'", ...launcher].join(' ')}`,
    // 'self' lets Lighthouse fetch robots.txt, and the form its new files after a deploy.
    `connect-src ${["'self'", ...formEndpoint].join(' ')}`,
    // A script sends the form. A submit by the browser would put the message into the URL.
    "form-action 'none'",
    "base-uri 'none'",
    // Scripts of the site never insert HTML from strings.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}
