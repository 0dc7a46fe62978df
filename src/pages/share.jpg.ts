import type { APIRoute } from 'astro';
import guests from '../assets/images/hero-guests.svg?raw';
import door from '../assets/images/hero.svg?raw';
import { getVenue } from '../lib/content.ts';
import { renderSocialImage } from './share/_render-social-image.ts';

/** The picture of the home page: the guests in front of the door. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="720">${door}${guests}</svg>`,
)}`;

/** The social image of every page without its own. */
export const GET: APIRoute = async ({ site }) => {
  // Shared links need an absolute URL. Astro writes no file for an empty response.
  if (!site) return new Response();
  const { name, minimumAge } = await getVenue();
  const facts = `Free demo games · No real money · ${minimumAge}+`;
  return new Response(await renderSocialImage({ picture, name, facts, accent: 'marigold' }));
};
