import type { APIRoute } from 'astro';
import door from '../assets/images/front-door.svg?raw';
import { getVenue } from '../lib/content/content-queries.ts';
import { renderSocialImage } from '../drawings/render-social-image.ts';

/** The social image of pages that have none of their own. */
export const GET: APIRoute = async ({ site }) => {
  // Shared links need an absolute URL. Astro writes no file for an empty response.
  if (!site) return new Response();
  const { name, minimumAge } = await getVenue();
  const picture = Buffer.from(door);
  const offer = 'Free demo games';
  const image = { picture, name, offer, minimumAge, accent: 'marigold' } as const;
  return new Response(await renderSocialImage(image));
};
