import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import mark from '../assets/images/brand-mark.svg?raw';
import { colour } from '../drawings/colours.ts';
import { flatPng } from '../drawings/paint.ts';

/**
 * Icons for home screens: the brand mark on a dark square. `size` is in pixels. `scale` and `radius` are fractions of it.
 * Phones may crop a maskable icon to a circle of 80 % (https://w3c.github.io/manifest/#icon-masks).
 */
const icons = {
  180: { size: 180, scale: 0.66, radius: 0 },
  192: { size: 192, scale: 0.74, radius: 0.22 },
  512: { size: 512, scale: 0.74, radius: 0.22 },
  maskable: { size: 512, scale: 0.56, radius: 0 },
};

export const getStaticPaths = (() =>
  Object.entries(icons).map(([name, props]) => ({
    params: { name },
    props,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<(typeof icons)[keyof typeof icons]> = async ({ props }) => {
  const { size, scale, radius } = props;
  const zoom = (size * scale) / 32;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="100%" height="100%" rx="${size * radius}" fill="${colour('ink')}"/>
<g transform="translate(${(size - 26 * zoom) / 2} ${(size - 32 * zoom) / 2}) scale(${zoom})">${mark}</g>
</svg>`;
  return new Response(await sharp(Buffer.from(svg)).png(flatPng).toBuffer());
};
