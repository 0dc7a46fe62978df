import type { APIRoute } from 'astro';
import { absolute, withBase } from '../lib/urls.ts';

/**
 * Everything may be read, in previews as well: a page that may not be read cannot say `noindex`. Robots ask
 * for this file at the root of a host alone, so that a site under a sub-path has to hand in its sitemap.
 */
export const GET: APIRoute = ({ site }) => {
  const sitemap = absolute(withBase('/sitemap-index.xml'), site);
  return new Response(`User-agent: *\nAllow: /\n${sitemap ? `\nSitemap: ${sitemap}\n` : ''}`);
};
