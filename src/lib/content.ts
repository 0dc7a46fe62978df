/** The content, ready to be shown: what is missing stops the build with a sentence. */
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

/** A law page: `terms` or `privacy`. */
export async function getLegal(id: string) {
  return present(await getEntry('legal', id), `legal/${id}.md`);
}

function present<Entry>(entry: Entry | undefined, file: string): Entry {
  if (!entry) throw new Error(`src/content/${file} is missing. Bring the file back.`);
  return entry;
}
