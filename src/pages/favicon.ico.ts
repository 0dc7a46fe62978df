import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { flatPng } from '../drawings/paint.ts';

const size = 48;

/** The icon for feed readers and old browsers, which ask for this name at a host's root: a PNG in an ICO. */
export const GET: APIRoute = async () => {
  const png = await sharp('public/favicon.svg').resize(size, size).png(flatPng).toBuffer();
  // https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10): the number of pictures, then the size,
  // depth, length and place of each.
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return new Response(Buffer.concat([head, png]), { headers: { 'Content-Type': 'image/x-icon' } });
};
