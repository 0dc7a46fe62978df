import type { HeaderRule } from './headers.ts';
import type { Site } from './site.ts';

export const generatedNotice =
  '# Written by the build. Change src/integrations/hosting, not this file.';

/** In characters. Cloudflare drops longer lines (https://developers.cloudflare.com/pages/configuration/headers/). */
const longestLine = 2000;

/** The file `_headers` for Cloudflare Pages and Netlify. Throws if Cloudflare would drop a line. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > longestLine);
  if (long) {
    throw new Error(
      `The header ${long.trim().split(':')[0]} has ${long.length} characters, and Cloudflare Pages drops lines of more than ${longestLine}. Each inline script or style that differs between pages adds 54. Make it the same on all pages, or move it to a file.`,
    );
  }
  return [generatedNotice, ...lines, ''].join('\n');
}

/**
 * The file `_redirects` for Cloudflare Pages and Netlify. 301 is the permanent status that both support. Only Netlify
 * needs the lines with status 404: Cloudflare finds the nearest 404.html itself.
 */
export function redirectsFile({ redirects, errorPages }: Site): string {
  return [
    generatedNotice,
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...errorPages.map(({ prefix, page }) => `${prefix}* ${page} 404`),
    '',
  ].join('\n');
}
