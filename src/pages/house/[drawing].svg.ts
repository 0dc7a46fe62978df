/** Generated drawings of the house: the roof with the venue’s name, the sheet of rooms, and an animation strip for each. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawRoof } from '../../drawings/roof.ts';
import { drawSheet, drawStrip, drawingsOf } from '../../drawings/rooms.ts';
import { getVenue } from '../../lib/content/content-queries.ts';
import { compactSvg } from '../../drawings/svg.ts';

export const getStaticPaths = (async () => {
  const venue = await getVenue();
  const rooms = drawingsOf(venue);
  return [
    { params: { drawing: 'roof' }, props: { svg: drawRoof(venue.name) } },
    { params: { drawing: 'sheet' }, props: { svg: drawSheet(rooms).svg } },
    ...Object.entries(rooms).map(([drawing, room]) => ({
      params: { drawing },
      props: { svg: drawStrip(room) },
    })),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(compactSvg(props.svg), { headers: { 'Content-Type': 'image/svg+xml' } });
