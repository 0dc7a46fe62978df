/** Generated drawings of the house: the roof with the venue's name, and an animation strip for each room. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawRoof, drawStrip } from '../../drawings/house.ts';
import { getVenue } from '../../lib/content.ts';
import { compactSvg } from '../../drawings/svg.ts';

const files = import.meta.glob<string>(
  ['../../assets/images/house/*.svg', '!**/{roof,lagoon}.svg'],
  { query: '?raw', import: 'default', eager: true },
);

export const getStaticPaths = (async () => {
  const { name } = await getVenue();
  return [
    { params: { drawing: 'roof' }, props: { svg: drawRoof(name) } },
    ...Object.entries(files).map(([file, room]) => ({
      params: { drawing: /(\w+)\.svg$/.exec(file)?.[1] },
      props: { svg: drawStrip(room) },
    })),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(compactSvg(props.svg), { headers: { 'Content-Type': 'image/svg+xml' } });
