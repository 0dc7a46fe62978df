import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { getGames, getVenue } from '../../lib/content.ts';
import { posterFile } from '../../drawings/posters.ts';
import { prints } from '../../drawings/prints.ts';
import { isRemote } from '../../lib/urls.ts';

export async function getStaticPaths() {
  // The build fetches no poster from another host.
  const games = (await getGames()).filter(({ data }) => !isRemote(data.image));
  return games.flatMap(({ id, data }) =>
    Object.entries(prints).map(([print, render]) => ({
      params: { gameId: id, print },
      props: { data, render },
    })),
  );
}

/** A print of a game's poster, to download. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { data, render } = props;
  const poster = await posterFile(data.image);
  return new Response(await render({ poster, name: data.name, venue: await getVenue() }));
};
