/** The content, ready to be shown: what is missing stops the build with a sentence. */
import posters from 'virtual:poster-addresses';
import { basename } from 'node:path';
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';

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
  return present(posters[basename(image)], `games/${image}`);
}

/** A law page: `terms` or `privacy`. */
export async function getLegal(id: string) {
  return present(await getEntry('legal', id), `legal/${id}.md`);
}

function present<Entry>(entry: Entry | undefined, file: string): Entry {
  if (!entry) throw new Error(`src/content/${file} is missing. Bring the file back.`);
  return entry;
}
