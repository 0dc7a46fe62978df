import { gameUrl, withBase } from '../../lib/addresses/urls.ts';
import type { HeaderRules } from './headers.ts';

export const generatedNotice =
  '# Written by the build. Change src/integrations/host-files, not this file.';

/**
 * The file `_headers` for Cloudflare Pages and Netlify. If two rules for a path set the same header, Cloudflare joins the
 * values, and Netlify uses the last one.
 */
export function headersFile({ all, hashed, svg }: HeaderRules): string {
  const lines = [all, hashed, svg].flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return [generatedNotice, ...lines, ''].join('\n');
}

/**
 * The file `_redirects` for Cloudflare Pages and Netlify. 301 is the permanent status that both support. Only Netlify
 * needs the lines with status 404: Cloudflare finds the nearest 404.html itself, and warns about them.
 */
export function redirectsFile(gameIds: readonly string[], base: string): string {
  const at = (path: string) => withBase(path, base);
  return [
    generatedNotice,
    // For ids that are typed in lower case.
    ...gameIds
      .filter((id) => /[A-Z]/.test(id))
      .map((id) => `${gameUrl(id.toLowerCase(), base)} ${gameUrl(id, base)} 301`),
    `${at('/game/*')} ${at('/game/404.html')} 404`,
    `${at('/*')} ${at('/404.html')} 404`,
    '',
  ].join('\n');
}
