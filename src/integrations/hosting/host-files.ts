import type { HeaderRule } from './headers.ts';
import type { Site } from './site.ts';

export const written = '# Written by the build. Change src/integrations/hosting, not this file.';

/** Longer lines are dropped (https://developers.cloudflare.com/pages/configuration/headers/). */
const longestLine = 2000;

/** `_headers` of Cloudflare Pages and Netlify. Throws where Cloudflare would drop a line. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > longestLine);
  if (long) {
    throw new Error(
      `The header ${long.trim().split(':')[0]} has ${long.length} characters, and Cloudflare Pages drops lines of more than ${longestLine}. Each inline script or style that differs from page to page adds 54: make it the same on all pages, or a file.`,
    );
  }
  return [written, ...lines, ''].join('\n');
}

/**
 * `_redirects` of Cloudflare Pages and Netlify. 301 is the permanent status that both know. Cloudflare finds
 * the nearest 404.html without the lines of status 404, which Netlify needs.
 */
export function redirectsFile({ redirects, errorPages }: Site): string {
  return [
    written,
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...errorPages.map(({ below, page }) => `${below}* ${page} 404`),
    '',
  ].join('\n');
}
