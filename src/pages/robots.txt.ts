import type { APIRoute } from 'astro';
import { absolute, withBase } from '../lib/urls.ts';

/**
 * Robots may read everything, also a preview: from a page that they may not read, they cannot learn `noindex`. They
 * ask for this file at the root of a host alone. The sitemap of a site under a sub-path is handed in by its owner.
 */
export const GET: APIRoute = ({ site }) => {
  // A site that asks not to be listed has no sitemap.
  const sitemap = import.meta.env.NOINDEX
    ? undefined
    : absolute(withBase('/sitemap-index.xml'), site);
  return new Response(`User-agent: *\nAllow: /\n${sitemap ? `\nSitemap: ${sitemap}\n` : ''}`);
};
