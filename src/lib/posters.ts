/** The posters of the games: files of `src/assets/images/posters`, or https addresses on a content network. */
import { basename } from 'node:path';
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

/** Pixels: twice the width of a card on a wide screen. A poster is four wide to five high. */
export const posterSize = { width: 800, height: 1000 } as const;

const files = import.meta.glob<ImageMetadata>('../assets/images/posters/*', {
  import: 'default',
  eager: true,
});
const inlineFiles = import.meta.glob<string>('../assets/images/posters/*', {
  query: '?inline',
  import: 'default',
});
const path = (image: string) => `../assets/images/posters/${basename(image)}`;

/** Where the browser finds a poster, by a game's field `image`. Photographs are resized in the build. */
export async function posterUrl(image: string): Promise<string> {
  if (URL.canParse(image)) return image;
  const file = present(files[path(image)], image);
  if (file.format === 'svg') return file.src;
  const width = Math.min(file.width, posterSize.width);
  return (await getImage({ src: file, width, format: 'webp' })).src;
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
  if (URL.canParse(image) || !image.endsWith('.svg')) return undefined;
  const data = (await posterData(image)).replace(/%3c!--.*?--%3e/g, '');
  return data.length <= 6000 ? data : undefined;
}

function present<File>(file: File | undefined, image: string): File {
  if (!file) throw new Error(`src/content/games/${image} is missing. Bring the file back.`);
  return file;
}
