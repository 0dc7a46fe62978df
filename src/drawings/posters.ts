/** The games' posters. `image` is a game's field: the path of a file, or an https URL on a content network. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { AstroError } from 'astro/errors';
import { isRemote } from '../lib/urls.ts';
import type { Game } from '../schemas/game.ts';
import { unsafePart, unsafePartRemedy } from '../schemas/unsafe-svg.ts';
import { svgDataUri } from './svg.ts';

// Pictures alone: the content check names all other files beside them, in an editor's words.
const files = import.meta.glob<ImageMetadata>(
  ['../assets/images/posters/*.{svg,avif,webp,gif,png,jpg,jpeg}', '!**/*[#?%]*'],
  { import: 'default', eager: true, caseSensitive: false },
);
/** Whether a poster is a drawing of the site, and no photograph. */
const isDrawing = (image: string) => !isRemote(image) && /\.svg$/i.test(image);

/**
 * Who shows the poster on a game's page: the door behind our own demo shows a drawing. Otherwise the page's head shows the
 * poster. `launcher` is the one of another host, if the venue has one.
 */
export function doorShowsPoster(
  { image, launcherGameId }: Pick<Game, 'image' | 'launcherGameId'>,
  launcher: string | undefined,
): boolean {
  return launcherGameId !== undefined && !launcher && isDrawing(image);
}

/** The URL of a poster for `<img>`. Photographs are at most 800 px wide. */
export async function posterUrl(image: string): Promise<string> {
  if (isRemote(image)) return image;
  const file = files[`../assets/images/posters/${basename(image)}`];
  if (!file) throw new Error(`src/content/games/${image} is missing. Bring the file back.`);
  if (!isDrawing(image)) return (await getImage({ src: file, width: 800, format: 'webp' })).src;
  await posterFile(image);
  return file.src;
}

/** The file of a poster of the site. Stops the build at a drawing with an unsafe part. */
export async function posterFile(image: string): Promise<Buffer> {
  // The working directory is the project's root.
  const path = `src/assets/images/posters/${basename(image)}`;
  const file = await readFile(path);
  const part = isDrawing(image) && unsafePart(file.toString());
  if (part) throw new AstroError(`${path} holds ${part}.`, unsafePartRemedy);
  return file;
}

/**
 * The animated copy of a poster: the same drawing, in which the rules for `.animated` apply. Undefined for photographs, for
 * posters on another host, and for drawings without such a rule, which just stand.
 */
export async function animatedPoster(image: string): Promise<string | undefined> {
  if (!isDrawing(image)) return undefined;
  const drawing = (await posterFile(image)).toString();
  return drawing.includes('.animated') ? drawing.replaceAll('.animated', ':root') : undefined;
}

/**
 * A drawn poster (SVG) as a `data:` URI, which is painted with the text and needs no file. Undefined for photographs, for
 * posters on another host, and for drawings of more than `limit` characters, which would make the page too heavy.
 */
export async function drawnPosterData(image: string, limit: number): Promise<string | undefined> {
  if (!isDrawing(image)) return undefined;
  const data = svgDataUri((await posterFile(image)).toString());
  return data.length <= limit ? data : undefined;
}
