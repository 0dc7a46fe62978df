/** Reads the content collections for pages. Each function throws the list of problems if the content has any. */
import { getCollection, getEntry } from 'astro:content';
import { AstroError } from 'astro/errors';

/** The fields of `src/content/venue.md`. */
export async function getVenue() {
  return (await entryOrError(await getEntry('venue', 'venue'))).data;
}

/** All games, sorted by their field `order`. */
export async function getGames() {
  const games = await getCollection('games');
  return games.sort((a, b) => a.data.order - b.data.order);
}

/** A law page by its id: `terms` or `privacy`. */
export async function getLegal(id: string) {
  return entryOrError(await getEntry('legal', id));
}

/** Returns the entry, or throws the problems, which the dev server shows over the page. */
async function entryOrError<Entry>(entry: Entry | undefined): Promise<Entry> {
  if (entry) return entry;
  const problems = await getEntry('problems', 'problems');
  const error = new AstroError(problems?.data.list ?? 'The content has not been read yet.');
  // The message names the files. A stack would point at code that is right.
  error.stack = '';
  throw error;
}
