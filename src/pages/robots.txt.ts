import type { APIRoute } from 'astro';
import { absolute, withBase } from '../lib/urls.ts';

/**
 * Robots may read every page, also of a preview. They see `noindex` only on pages that they may read. They look for
 * this file only at the root of a host. The owner of a site under a sub-path submits its sitemap by hand.
 */
export const GET: APIRoute = ({ site }) => {
  // A site with `noindex` has no sitemap.
  const sitemap = import.meta.env.NOINDEX
    ? undefined
    : absolute(withBase('/sitemap-index.xml'), site);
  return new Response(`User-agent: *\nAllow: /\n${sitemap ? `\nSitemap: ${sitemap}\n` : ''}`);
};
