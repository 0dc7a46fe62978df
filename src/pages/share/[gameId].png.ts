import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { getGames, getVenue } from '../../lib/content/content-queries.ts';
import { posterFile } from '../../drawings/posters.ts';
import { renderSocialImage } from '../../drawings/render-social-image.ts';
import { gameImage } from '../../lib/seo/social-image.ts';

export async function getStaticPaths() {
  // Shared links need an absolute URL.
  if (!import.meta.env.SITE) return [];
  const games = (await getGames()).filter(gameImage);
  return games.map((game) => ({ params: { gameId: game.id }, props: { game } }));
}

/** The social image of a game. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { name, image, accent } = props.game.data;
  const { minimumAge } = await getVenue();
  const picture = await posterFile(image);
  const offer = 'Free demo game';
  return new Response(await renderSocialImage({ picture, name, offer, minimumAge, accent }));
};
