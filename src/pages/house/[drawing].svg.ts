/** The drawings of the house that the build makes: the roof with the venue's name, and each room in motion. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawRoof, drawStrip } from '../../drawings/house.ts';
import { getVenue } from '../../lib/content.ts';
import { compactSvg } from '../../drawings/svg.ts';

// A room is a drawing in which parts have poses.
const files = import.meta.glob<string>('../../assets/images/house/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const getStaticPaths = (async () => {
  const { name } = await getVenue();
  const rooms = Object.entries(files).filter(([, room]) => room.includes('data-poses'));
  return [
    { params: { drawing: 'roof' }, props: { svg: drawRoof(name) } },
    ...rooms.map(([file, room]) => ({
      params: { drawing: /(\w+)\.svg$/.exec(file)?.[1] },
      props: { svg: drawStrip(room) },
    })),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(compactSvg(props.svg as string), { headers: { 'Content-Type': 'image/svg+xml' } });
