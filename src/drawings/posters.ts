/** The games' posters. `image` is a game's field: the path of a file, or an https URL on a content network. */
import { basename } from 'node:path';
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { isRemote } from '../lib/urls.ts';

// Pictures alone: the content check names all other files beside them, in an editor's words.
const files = import.meta.glob<ImageMetadata>(
  ['../assets/images/posters/*.{svg,avif,webp,png,jpg,jpeg}', '!**/*[#?%]*'],
  { import: 'default', eager: true, caseSensitive: false },
);
const inlineFiles = import.meta.glob<string>(
  ['../assets/images/posters/*.{svg,avif,webp,png,jpg,jpeg}', '!**/*[#?%]*'],
  { query: '?inline', import: 'default', caseSensitive: false },
);
const drawings = import.meta.glob<string>('../assets/images/posters/*.svg', {
  query: '?raw',
  import: 'default',
});
const isSvg = (image: string) => image.endsWith('.svg');
const path = (image: string) => `../assets/images/posters/${basename(image)}`;

/** The URL of a poster for `<img>`. Photographs are at most 800 px wide. */
export async function posterUrl(image: string): Promise<string> {
  if (isRemote(image)) return image;
  const file = fileOrError(files[path(image)], image);
  if (isSvg(image)) return file.src;
  return (await getImage({ src: file, width: 800, format: 'webp' })).src;
}

/** A poster of the site as a `data:` URI. Throws for a poster on another host. */
export async function posterData(image: string): Promise<string> {
  return fileOrError(inlineFiles[path(image)], image)();
}

/**
 * The moving copy of a poster: the same drawing, in which the rules for `.moving` apply. Undefined for photographs, for
 * posters on another host, and for drawings without such a rule, which just stand.
 */
export async function movingPoster(image: string): Promise<string | undefined> {
  const drawing = isRemote(image) ? undefined : await drawings[path(image)]?.();
  return drawing?.includes('.moving') ? drawing.replace('<svg', '<svg class="moving"') : undefined;
}

/**
 * A drawn poster (SVG) as a `data:` URI, which is painted with the text and needs no file. Undefined for photographs, for
 * posters on another host, and for drawings of more than `limit` characters, which would make the page too heavy.
 */
export async function drawnPosterData(image: string, limit: number): Promise<string | undefined> {
  if (isRemote(image) || !isSvg(image)) return undefined;
  const data = (await posterData(image))
    .replace(/%3c(?:!--.*?--|style%3e \.moving.*?%3c\/style)%3e/g, '')
    .replaceAll('%20', ' ');
  return data.length <= limit ? data : undefined;
}

function fileOrError<File>(file: File | undefined, image: string): File {
  if (!file) throw new Error(`src/content/games/${image} is missing. Bring the file back.`);
  return file;
}
