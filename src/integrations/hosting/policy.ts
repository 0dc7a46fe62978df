import type { Settings } from '../../lib/settings.ts';

type Origins = Pick<Settings, 'frameOrigins' | 'imageOrigins' | 'formOrigins'>;

/**
 * The one list of what pages may do, for the <meta> and for the header made of it (Content Security
 * Policy Level 3; Trusted Types). Astro adds `script-src` and `style-src` with the hashes.
 */
export function directives({ frameOrigins, imageOrigins, formOrigins }: Origins): string[] {
  return [
    "default-src 'none'",
    // A poster stands in its game's page.
    `img-src ${["'self'", 'data:', ...imageOrigins].join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
    // No script of ours asks 'self' for anything. Lighthouse does, for robots.txt, and calls it missing.
    `connect-src ${["'self'", ...formOrigins].join(' ')}`,
    // The form is sent by a script; without one, what is typed must not reach the address bar.
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // No script of ours writes HTML as text, and none may begin to.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

/** Hashes of inline elements, as a policy names them: `'sha256-…'`. */
export interface Hashes {
  script: Set<string>;
  style: Set<string>;
}

/**
 * The header for all pages: what their <meta> says, with the hashes of them all, and what a <meta> cannot
 * say (HTML, "Content security policy state"). A browser holds a page to both.
 */
export function headerPolicy(origins: Origins, { script, style }: Hashes): string {
  return [
    ...directives(origins),
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    // Our own pages frame the launcher; nobody else frames us.
    "frame-ancestors 'self'",
  ].join('; ');
}

/** A policy without the hashes that its page does not use; Astro lists those of all pages on each. */
export function keepHashes(policy: string, { script, style }: Hashes): string {
  return policy.replace(/ ('sha256-[^']+')/g, (written, hash: string) =>
    script.has(hash) || style.has(hash) ? written : '',
  );
}

/** Whether a policy lets an inline element of this hash through. */
export function allows(policy: string, element: keyof Hashes, hash: string): boolean {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return directives.some(
    ([name, ...sources]) => name === `${element}-src` && sources.includes(hash),
  );
}
