/** The prints of a poster that visitors take home: a phone's wallpaper and an A4 page. Both are PNG files. */
import { createElement } from 'react';
import sharp, { type OverlayOptions } from 'sharp';
import mark from '../assets/images/brand-mark.svg?inline';
import behindArch from '../assets/images/wallpaper-back.svg?raw';
import frontOfArch from '../assets/images/wallpaper-front.svg?raw';
import type { Venue } from '../schemas/venue.ts';
import { colour } from './colours.ts';
import { box, bytes, drawText } from './draw-text.ts';

interface Print {
  /** The poster, four wide to five high, as a `data:` URI. */
  poster: string;
  /** The game's name. */
  name: string;
  venue: Pick<Venue, 'name' | 'address'>;
}

/** How to render each print, by the end of its file's name. */
export const prints = { phone: renderWallpaper, a4: renderPage };

/** The poster in an arched window, below the clock of a phone's locked screen. */
async function renderWallpaper({ poster, venue }: Print) {
  const size = { width: 1290, height: 2796 };
  const logo = createElement('img', { src: mark, width: 52, height: 64 });
  const credit = { left: 0, bottom: 250, width: size.width, justifyContent: 'center' };
  const text = { ...credit, alignItems: 'center', gap: 24, fontFamily: 'display', fontSize: 44 };
  return paint(size, 'ink', [
    { input: Buffer.from(behindArch) },
    {
      input: await sharp(await bytes(poster))
        .resize(1050, 1312)
        .toBuffer(),
      left: 120,
      top: 980,
    },
    { input: Buffer.from(frontOfArch) },
    { input: await drawText(box({ ...text, color: colour('paper') }, logo, venue.name), size) },
  ]);
}

/** The poster on an A4 page with 150 pixels to the inch, and the venue's address in the margin. */
async function renderPage({ poster, name, venue }: Print) {
  const size = { width: 1240, height: 1754 };
  const { street, town, postcode, country } = venue.address;
  const logo = createElement('img', { src: mark, width: 52, height: 64 });
  const margin = box(
    { inset: 0, color: colour('ink'), fontFamily: 'display' },
    box({ left: 80, top: 1478, width: 620, fontSize: 60, lineHeight: 1 }, name),
    box({ left: 740, top: 1482 }, logo),
    box({ left: 816, top: 1478, width: 344, fontSize: 28 }, venue.name),
    box(
      { left: 816, top: 1520, width: 344, fontFamily: 'text', fontSize: 26 },
      `${street}, ${town} ${postcode}, ${country}`,
    ),
  );
  return paint(size, 'paper.field', [
    {
      input: await sharp(await bytes(poster))
        .resize(1080, 1350)
        .toBuffer(),
      left: 80,
      top: 80,
    },
    { input: await drawText(margin, size) },
  ]);
}

async function paint(
  size: { width: number; height: number },
  background: Parameters<typeof colour>[0],
  layers: OverlayOptions[],
): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { ...size, channels: 3, background: colour(background) } });
  return new Uint8Array(await image.composite(layers).png().toBuffer());
}
