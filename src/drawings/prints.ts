/** The prints of a poster that visitors take home: a phone's wallpaper and an A4 page. Both are PNG files. */
import { createElement } from 'react';
import mark from '../assets/images/brand-mark.svg?inline';
import arches from '../assets/images/wallpaper.svg?raw';
import type { Venue } from '../schemas/venue.ts';
import { colour } from './colours.ts';
import { box, drawText } from './draw-text.ts';
import { paint } from './paint.ts';

interface Print {
  /** The file of the poster, four wide to five high. */
  poster: Buffer;
  /** The game's name. */
  name: string;
  venue: Pick<Venue, 'name' | 'address'>;
}

const logo = createElement('img', { src: mark, width: 52, height: 64 });

/** How to render each print, by the end of its file's name. */
const renderers = { phone: renderWallpaper, a4: renderPage };
type PrintName = keyof typeof renderers;
export const printNames = Object.keys(renderers) as PrintName[];

const rendered = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The PNG of a print. It is rendered once, for its file and for the page that says how large the file is. */
export function renderPrint(print: PrintName, content: Print): Promise<Uint8Array<ArrayBuffer>> {
  const { poster, name, venue } = content;
  const key = JSON.stringify([print, name, venue.name, venue.address, poster.toString('base64')]);
  const file = rendered.get(key) ?? renderers[print](content);
  rendered.set(key, file);
  return file;
}

/** The poster in an arched window, below the clock of a phone's locked screen. */
async function renderWallpaper({ poster, venue }: Print) {
  const size = { width: 1290, height: 2796 };
  const strip = { width: size.width, height: 64 };
  const style = { ...strip, justifyContent: 'center', alignItems: 'center', gap: 24, fontSize: 44 };
  const credit = box({ ...style, color: colour('paper'), fontFamily: 'display' }, logo, venue.name);
  return paint(size, 'ink', [
    { input: poster, left: 120, top: 980, width: 1050, height: 1312.5 },
    { input: Buffer.from(arches) },
    { input: await drawText(credit, strip), top: 2482 },
  ]);
}

/** The poster on an A4 page with 150 pixels to the inch, and the venue's address in the margin. */
async function renderPage({ poster, name, venue }: Print) {
  const { street, town, postcode, country } = venue.address;
  const address = `${street}, ${town} ${postcode}, ${country}`;
  const strip = { width: 1080, height: 200 };
  const margin = box(
    { ...strip, color: colour('ink'), fontFamily: 'display' },
    box({ width: 620, fontSize: 60, lineHeight: 1 }, name),
    box({ left: 660, top: 4 }, logo),
    box({ left: 736, width: 344, fontSize: 28 }, venue.name),
    box({ left: 736, top: 42, width: 344, fontFamily: 'text', fontSize: 26 }, address),
  );
  return paint({ width: 1240, height: 1754 }, 'paper.field', [
    { input: poster, left: 80, top: 80, width: 1080, height: 1350 },
    { input: await drawText(margin, strip), left: 80, top: 1490 },
  ]);
}
