/** The animated copy of each poster that has an animation, by the id of its game. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { animatedPoster } from '../../drawings/posters.ts';
import { getGames } from '../../lib/content/content-queries.ts';

export const getStaticPaths = (async () => {
  const games = await getGames();
  const copies = games.map(async ({ id, data }) => ({
    params: { id },
    props: { copy: await animatedPoster(data.image) },
  }));
  return (await Promise.all(copies)).filter(({ props }) => props.copy);
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ copy: string | undefined }> = ({ props }) =>
  new Response(props.copy, { headers: { 'Content-Type': 'image/svg+xml' } });
