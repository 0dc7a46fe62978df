import type { APIRoute } from 'astro';
import door from '../assets/images/hero.svg?raw';
import sprite from '../assets/images/sprite.svg?raw';
import { getVenue } from '../lib/content.ts';
import { renderSocialImage } from '../drawings/render-social-image.ts';

/** The picture of the home page: the door, and those who stand in it at the same place of the sprite. */
const place = 'x="40" y="80" width="560" height="720"';
const figures = sprite.replace(
  /viewBox="[^"]*" width="\d+" height="\d+"/,
  `viewBox="40 80 560 720" ${place}`,
);
const picture = Buffer.from(door.replace('</svg>', `${figures}</svg>`));

/** The social image of every page without its own. */
export const GET: APIRoute = async ({ site }) => {
  // Shared links need an absolute URL. Astro writes no file for an empty response.
  if (!site) return new Response();
  const { name, minimumAge } = await getVenue();
  const facts = `Free demo games · No real money · ${minimumAge}+`;
  return new Response(await renderSocialImage({ picture, name, facts, accent: 'marigold' }));
};
