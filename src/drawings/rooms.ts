/** The rooms of the house: all of them at rest in one drawing, and each animated. */
import { means } from '../schemas/venue-groups.ts';
import type { Venue } from '../schemas/venue.ts';

const files = import.meta.glob<string>(['../assets/images/house/*.svg', '!**/{roof,lagoon}.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** All drawings by the names of their rooms. */
export const allRooms = Object.fromEntries(
  Object.entries(files).map(([file, drawing]) => [
    /([\w-]+)\.svg$/.exec(file)?.[1] ?? file,
    drawing,
  ]),
);

/**
 * The drawings of the rooms that a venue has. There is at most one means of transport, and the front door has a valet only if
 * the venue does. `bedrooms-made` is another state of `bedrooms`.
 */
export function drawingsOf({
  transport,
  bedrooms,
  valet,
}: Pick<Venue, 'transport' | 'bedrooms' | 'valet'>) {
  const others = means.filter((each) => each !== transport?.means);
  const missing = [
    ...others,
    ...(bedrooms ? [] : ['bedrooms', 'bedrooms-made']),
    valet ? 'door' : 'valet',
  ];
  return Object.fromEntries(Object.entries(allRooms).filter(([name]) => !missing.includes(name)));
}

/**
 * The animated copy of a room: twelve drawings side by side, of which the room's file is the first. `data-poses` of a part
 * contains its transforms in the other eleven, separated by `|`; `scale(0)` hides it. Throws if there are not eleven.
 */
export function drawStrip(room: string): string {
  const [, start = '', left, top, width = 0, height] =
    /^(<svg[^>]*?) viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(room) ?? [];
  const drawing = room.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const frames = Array.from({ length: 12 }, (_, frame) => {
    const posed = drawing.replaceAll(
      /( transform="[^"]*")? data-poses="([^"]*)"/g,
      (_part, rest = '', list: string) => {
        const poses = list.split('|');
        if (poses.length !== 11)
          throw new Error(`A room needs eleven poses separated by |, not ${list}`);
        return frame ? ` transform="${poses[frame - 1]}"` : rest;
      },
    );
    const box = `x="${frame * Number(width)}" width="${width}" height="${height}"`;
    return `<svg ${box} viewBox="${left} ${top} ${width} ${height}">${posed}</svg>`;
  });
  return `${start} viewBox="0 0 ${12 * Number(width)} ${height}">${frames.join('')}</svg>`;
}

/** The part of the sheet that shows a room, in pixels. All parts begin at the left edge. */
export interface SheetPart {
  top: number;
  width: number;
  height: number;
}

/**
 * All rooms in one drawing, from top to bottom and without poses, and the part of each room. Each `<img>` would be a separate
 * document for the browser.
 */
export function drawSheet(rooms: Readonly<Record<string, string>>) {
  const parts: Record<string, SheetPart> = {};
  const drawn: string[] = [];
  let top = 0;
  let widest = 0;
  for (const [key, room] of Object.entries(rooms)) {
    const [, width = 0, height = 0] = /width="(\d+)" height="(\d+)"/.exec(room)?.map(Number) ?? [];
    parts[key] = { top, width, height };
    drawn.push(room.replace('<svg', `<svg y="${top}"`).replaceAll(/ data-poses="[^"]*"/g, ''));
    widest = Math.max(widest, width);
    top += height;
  }
  const size = `width="${widest}" height="${top}"`;
  return { parts, svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn.join('')}</svg>` };
}
