import { plainError } from '../../build/plain-error.ts';
import { gameUrl, withBase } from '../../lib/urls.ts';
import type { HeaderRules } from './headers.ts';

export const generatedNotice =
  '# Written by the build. Change src/integrations/host-files, not this file.';

/** In characters. Cloudflare drops longer lines (https://developers.cloudflare.com/pages/configuration/headers/). */
const longestLine = 2000;

/**
 * The file `_headers` for Cloudflare Pages and Netlify. Throws if Cloudflare would drop a line. Cloudflare joins the values
 * of all rules for a path, so a line with `!` takes the earlier one away. Netlify keeps the last value by itself, and skips
 * lines without a colon (https://github.com/netlify/build/tree/main/packages/headers-parser).
 */
export function headersFile({ all, demos, hashed }: HeaderRules): string {
  const lines = [all, ...demos, hashed].flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(path !== all.path && name in all.headers ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);
  const long = lines.find((line) => line.length > longestLine);
  if (long) {
    throw plainError(
      `The header ${long.trim().split(':')[0]} has ${long.length} characters, and Cloudflare Pages drops lines of more than ${longestLine}. Each inline script or style that differs between pages adds 54. Make it the same on all pages, or move it to a file.`,
    );
  }
  return [generatedNotice, ...lines, ''].join('\n');
}

/**
 * The file `_redirects` for Cloudflare Pages and Netlify. 301 is the permanent status that both support. Only Netlify
 * needs the lines with status 404: Cloudflare finds the nearest 404.html itself, and warns of them.
 */
export function redirectsFile(gameIds: readonly string[], base: string): string {
  const at = (path: string) => withBase(path, base);
  return [
    generatedNotice,
    // People type them in small letters.
    ...gameIds
      .filter((id) => /[A-Z]/.test(id))
      .map((id) => `${gameUrl(id.toLowerCase(), base)} ${gameUrl(id, base)} 301`),
    `${at('/game/*')} ${at('/game/404.html')} 404`,
    `${at('/*')} ${at('/404.html')} 404`,
    '',
  ].join('\n');
}
