import { readFileSync } from 'node:fs';

/** Whether search engines may not list a page with this HTML, as Astro has built it. */
export const forbidsIndex = (html: string) =>
  html.includes('<meta name="robots" content="noindex"');

/** Whether the page that Astro has built for `url` has `noindex`. `outDir` is the folder of the site with the sub-path `base`. */
export function hasNoindex(outDir: string, base: string, url: string): boolean {
  const { pathname } = new URL(url);
  const path = pathname.slice(base === '/' ? 0 : base.length);
  const html = readFileSync(`${outDir}/${path.replaceAll(/^\/|\/$/g, '') || 'index'}.html`, 'utf8');
  return forbidsIndex(html);
}
