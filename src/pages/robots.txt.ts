import type { APIRoute } from 'astro';
import { absolute, withBase } from '../lib/addresses/urls.ts';

/**
 * Lets robots read every page, because they find `noindex` only on pages that they may read. Robots read this file only at
 * the root of a host, so the sitemap of a site under a sub-path must be submitted by hand.
 */
export const GET: APIRoute = ({ site }) => {
  // A site with `noindex` has no sitemap.
  const sitemap = import.meta.env.NOINDEX
    ? undefined
    : absolute(withBase('/sitemap-index.xml'), site);
  return new Response(`User-agent: *\nAllow: /\n${sitemap ? `\nSitemap: ${sitemap}\n` : ''}`);
};
