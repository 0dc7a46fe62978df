import type { Settings } from '../../lib/settings.ts';

type Origins = Pick<Settings, 'frameOrigins' | 'imageOrigins' | 'formOrigins'>;

/** The hashes of inline elements, as a policy writes them: `'sha256-…'`. */
export interface Hashes {
  script: Set<string>;
  style: Set<string>;
}

/**
 * What pages may do, for the policy in each page and for the header (https://www.w3.org/TR/CSP3/,
 * https://w3c.github.io/trusted-types/). Astro adds `script-src` and `style-src` with the hashes.
 */
export function directives({ frameOrigins, imageOrigins, formOrigins }: Origins): string[] {
  return [
    "default-src 'none'",
    // A small poster is part of its game's page, as a data: address.
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    ["frame-src 'self'", ...frameOrigins].join(' '),
    // Our scripts ask nothing of 'self'. Lighthouse fetches robots.txt from the page, and reports it missing.
    ["connect-src 'self'", ...formOrigins].join(' '),
    // A script sends the form. Without it, what was typed must not reach the address bar.
    "form-action 'none'",
    "base-uri 'none'",
    // No script of ours writes HTML as text.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

/** The header of all pages: what each of them says itself, and what a <meta> cannot say. */
export function headerPolicy(origins: Origins, { script, style }: Hashes): string {
  return [
    ...directives(origins),
    ["script-src 'self'", ...[...script].toSorted()].join(' '),
    ["style-src 'self'", ...[...style].toSorted()].join(' '),
    // Our own pages frame the launcher; nobody else frames us. A <meta> cannot say it (HTML, 4.2.5.3).
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The policy of a page with the hashes that the page uses; Astro lists those of all pages on each. */
export function withHashes(policy: string, { script, style }: Hashes): string {
  const used = { 'script-src': script, 'style-src': style };
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name = '', ...sources]) => {
      const hashes = used[name as keyof typeof used] ?? [];
      // Sorted: Astro writes them in another order with each build.
      return [name, ...sources.filter((source) => !isHash(source)), ...[...hashes].toSorted()];
    })
    .map((directive) => directive.join(' '))
    .join(';');
}

/** Whether a policy allows an inline element of this hash. */
export function allows(policy: string, element: keyof Hashes, hash: string): boolean {
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .some(([name, ...sources]) => name === `${element}-src` && sources.includes(hash));
}

const isHash = (source: string) => source.startsWith("'sha256-");
