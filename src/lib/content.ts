/** The content, ready to be shown. */
import { getCollection, getEntry } from 'astro:content';
import { AstroError } from 'astro/errors';

/** The facts of `src/content/venue.md`. */
export async function getVenue() {
  return (await present(await getEntry('venue', 'venue'))).data;
}

/** All games, in the order that their files give. */
export async function getGames() {
  const games = await getCollection('games');
  return games.sort((a, b) => a.data.order - b.data.order);
}

/** A law page: `terms` or `privacy`. */
export async function getLegal(id: string) {
  return present(await getEntry('legal', id));
}

/** An entry, or the error that the dev server shows over the page: what is wrong with the content. */
async function present<Entry>(entry: Entry | undefined): Promise<Entry> {
  if (entry) return entry;
  const problems = await getEntry('problems', 'problems');
  const error = new AstroError(problems?.data.list ?? 'The content has not been read yet.');
  // The list says where to look; no line of code does.
  error.stack = '';
  throw error;
}
