import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { getGames, getVenue } from '../../lib/content.ts';
import { posterFile } from '../../drawings/posters.ts';
import { printNames, renderPrint } from '../../drawings/prints.ts';
import { isRemote } from '../../lib/urls.ts';

export async function getStaticPaths() {
  // The build fetches no poster from another host.
  const games = (await getGames()).filter(({ data }) => !isRemote(data.image));
  return games.flatMap(({ id, data }) =>
    printNames.map((print) => ({ params: { gameId: id, print }, props: { data, print } })),
  );
}

/** A print of a game's poster, to download. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { data, print } = props;
  const poster = await posterFile(data.image);
  return new Response(
    await renderPrint(print, { poster, name: data.name, venue: await getVenue() }),
  );
};
