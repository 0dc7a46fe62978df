import type { Site } from './site.ts';

const written = '# Written by the build. Change src/integrations/hosting, not this file.';

/** `_headers` of Cloudflare Pages and Netlify. Throws where Cloudflare would drop a line without a word. */
export function headersFile({ headers }: Site): string {
  const lines = headers.flatMap((rule) => [
    rule.path,
    ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > 2000);
  if (long) {
    throw new Error(
      `The header ${long.trim().split(':')[0]} is ${long.length} characters long, and Cloudflare Pages drops lines of more than 2,000. Each inline script or style that differs from page to page adds 54: make it the same on all pages, or a file.`,
    );
  }
  return [written, ...lines, ''].join('\n');
}

/**
 * `_redirects` of Cloudflare Pages and Netlify. 301 is the permanent status that both know. Cloudflare
 * finds the nearest 404.html by itself and passes over the lines of 404, which Netlify needs.
 */
export function redirectsFile({ redirects, screens }: Site): string {
  return [
    written,
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...screens.map(({ below, page }) => `${below}* ${page} 404`),
    '',
  ].join('\n');
}

/**
 * `vercel.json`. Vercel sends the headers of a path with its errors too, so that the files to keep are
 * named one by one. Its redirects do not tell capitals: one to a page's own letters would never end.
 */
export function vercelFile({ headers, hashed }: Site): string {
  const pairs = (rule: Record<string, string>) =>
    Object.entries(rule).map(([key, value]) => ({ key, value }));
  const rules = headers.flatMap((rule) => {
    const folder = rule.path.slice(0, -'*'.length);
    const sources =
      folder === hashed.folder ? alternatives(hashed.names).map((names) => `(${names})`) : ['(.*)'];
    return sources.map((source) => ({ source: folder + source, headers: pairs(rule.headers) }));
  });
  return json({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    headers: rules,
  });
}

/** The same table for any other host: headers, redirects and error screens, as plain JSON. */
export function jsonFile({ headers, redirects, screens }: Site): string {
  return json({ headers, redirects, screens });
}

/** Names joined as alternatives of a pattern, in as many as keep each below Vercel's 4,096 characters. */
function alternatives(names: readonly string[]): string[] {
  const groups: string[] = [];
  for (const name of names.map((one) => one.replaceAll('.', '\\.'))) {
    const last = groups.at(-1);
    if (last !== undefined && last.length + name.length < 4000) {
      groups[groups.length - 1] = `${last}|${name}`;
    } else groups.push(name);
  }
  return groups;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
