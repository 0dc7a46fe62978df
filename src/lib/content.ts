/** Reads the content collections for pages. Each function throws the list of problems if the content has any. */
import { getCollection, getEntry } from 'astro:content';
import { AstroError } from 'astro/errors';
import type { Room } from '../schemas/rooms.ts';
import { upcoming } from './evenings.ts';
import { today } from './hours-by-day.ts';

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

/** The menu. Undefined if the venue has none. */
export async function getMenu() {
  return (await entriesOf('menu'))[0];
}

/** The evenings that are still to come, the next one first, each with the day of it. */
export async function getEvenings() {
  const { hours } = await getVenue();
  return upcoming(await entriesOf('evenings'), hours, today());
}

/** The photographs of a room. */
export async function getPhotos(room: Room) {
  return (await entriesOf('photos')).filter(({ data }) => data.room === room);
}

/** The entries of a collection that may have none. */
async function entriesOf<Name extends 'menu' | 'evenings' | 'photos'>(name: Name) {
  const { data } = await entryOrError(await getEntry('filled', 'filled'));
  // The problems of the content, if it has any.
  await getVenue();
  return data.names.includes(name) ? getCollection(name) : [];
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
