/** The posters of the games: files of `src/assets/images/posters`, or https addresses on a content network. */
import { basename } from 'node:path';
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

const files = import.meta.glob<ImageMetadata>('../assets/images/posters/*', {
  import: 'default',
  eager: true,
});
const inlineFiles = import.meta.glob<string>('../assets/images/posters/*', {
  query: '?inline',
  import: 'default',
});
const isDrawing = (image: string) => image.endsWith('.svg');
const path = (image: string) => `../assets/images/posters/${basename(image)}`;

/** Where the browser finds a poster, by a game's field `image`. Photographs are at most 800 px wide. */
export async function posterUrl(image: string): Promise<string> {
  if (URL.canParse(image)) return image;
  const file = present(files[path(image)], image);
  if (isDrawing(image)) return file.src;
  return (await getImage({ src: file, width: 800, format: 'webp' })).src;
}

/** A poster of ours as a `data:` URI. */
export async function posterData(image: string): Promise<string> {
  return present(inlineFiles[path(image)], image)();
}

/**
 * A drawn poster as a `data:` URI, so that it is painted with the text: a file comes a round trip later. Refuses a
 * poster of more than 6 kB, with which the page itself would take another round trip.
 */
export async function smallPosterData(image: string): Promise<string | undefined> {
  if (URL.canParse(image) || !isDrawing(image)) return undefined;
  const data = (await posterData(image)).replace(/%3c!--.*?--%3e/g, '');
  return data.length <= 6000 ? data : undefined;
}

function present<File>(file: File | undefined, image: string): File {
  if (!file) throw new Error(`src/content/games/${image} is missing. Bring the file back.`);
  return file;
}
