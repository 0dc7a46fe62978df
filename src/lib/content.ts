/** The content, ready to be shown: what is missing stops the build with a sentence. */
import { basename } from 'node:path';
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { compactSvg } from './compact-svg.ts';

const posters = import.meta.glob<string>('../assets/images/posters/*', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const drawings = import.meta.glob<string>('../assets/images/posters/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const posterFile = (image: string) => `../assets/images/posters/${basename(image)}`;

/** The facts of `src/content/venue.md`. */
export function getVenue() {
  // Asked for a dozen times on every page.
  venue ??= findVenue();
  return venue;
}

let venue: ReturnType<typeof findVenue> | undefined;

async function findVenue(): Promise<CollectionEntry<'venue'>['data']> {
  return present(await getEntry('venue', 'venue'), 'venue.md').data;
}

/** All games, in the order that their files give. */
export async function getGames() {
  const games = await getCollection('games');
  return games.sort((a, b) => a.data.order - b.data.order);
}

/** The address of a game's poster by its field `image`: an address already, or the path of a file of ours. */
export function posterAddress(image: string): string {
  if (URL.canParse(image)) return image;
  return present(posters[posterFile(image)], `games/${image}`);
}

/**
 * A game's poster as an address that holds the picture itself, so that it is painted with the text: as a file it
 * comes a round trip later. Nothing for pictures that would make the page more than one round trip long.
 */
export function posterInPage(image: string): string | undefined {
  if (URL.canParse(image) || !image.endsWith('.svg')) return undefined;
  const svg = compactSvg(present(drawings[posterFile(image)], `games/${image}`));
  if (svg.length > 6000) return undefined;
  return `data:image/svg+xml,${encodeURI(svg).replaceAll('#', '%23')}`;
}

/** A law page: `terms` or `privacy`. */
export async function getLegal(id: string) {
  return present(await getEntry('legal', id), `legal/${id}.md`);
}

function present<Entry>(entry: Entry | undefined, file: string): Entry {
  if (!entry) throw new Error(`src/content/${file} is missing. Bring the file back.`);
  return entry;
}
