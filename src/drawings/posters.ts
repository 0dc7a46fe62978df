/** The posters of games. `image` is the field of a game: the path of a file, or an https URL on a content network. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { AstroError } from 'astro/errors';
import { isRemote } from '../lib/addresses/urls.ts';
import { unsafePart, unsafePartRemedy } from '../schemas/checks/unsafe-svg.ts';
import { svgDataUri } from './svg.ts';

// Only image formats: the content check reports other files, with a message for editors.
const files = import.meta.glob<ImageMetadata>(
  ['../assets/images/posters/*.{svg,avif,webp,gif,png,jpg,jpeg}', '!**/*[#?%]*'],
  { import: 'default', eager: true, caseSensitive: false },
);
/** Whether a poster is an SVG file of the site. */
export const isDrawing = (image: string) => !isRemote(image) && /\.svg$/i.test(image);

/** The URL of a poster for `<img>`. Photographs are resized to at most 800 px wide. */
export async function posterUrl(image: string): Promise<string> {
  if (isRemote(image)) return image;
  const file = files[`../assets/images/posters/${basename(image)}`];
  if (!file) throw new Error(`src/content/games/${image} is missing. Restore the file.`);
  if (!isDrawing(image)) return (await getImage({ src: file, width: 800, format: 'webp' })).src;
  await posterFile(image);
  return file.src;
}

/** The file of a poster of the site. An SVG with an unsafe part stops the build. */
export async function posterFile(image: string): Promise<Buffer> {
  // The working directory is the project's root.
  const path = `src/assets/images/posters/${basename(image)}`;
  const file = await readFile(path);
  const part = isDrawing(image) && unsafePart(file.toString());
  if (part) throw new AstroError(`${path} contains ${part}.`, unsafePartRemedy);
  return file;
}

/**
 * The animated copy of a poster: the same SVG, in which the rules for `.animated` apply. Undefined for photographs, posters on
 * another host, and SVGs without such a rule.
 */
export async function animatedPoster(image: string): Promise<string | undefined> {
  if (!isDrawing(image)) return undefined;
  const drawing = (await posterFile(image)).toString();
  return drawing.includes('.animated') ? drawing.replaceAll('.animated', ':root') : undefined;
}

/**
 * An SVG poster as a `data:` URI, which is painted with the text and needs no request. Undefined for photographs, posters on
 * another host, and URIs of more than `limit` characters.
 */
export async function posterDataUri(image: string, limit: number): Promise<string | undefined> {
  if (!isDrawing(image)) return undefined;
  const data = svgDataUri((await posterFile(image)).toString());
  return data.length <= limit ? data : undefined;
}

/** The URL of a poster above the fold. Up to 6,000 characters, an SVG is inlined: the page has to fit into the first round trip. */
export async function eagerPosterUrl(image: string): Promise<string> {
  return (await posterDataUri(image, 6000)) ?? posterUrl(image);
}
