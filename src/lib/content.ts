/** Reads the content collections for pages. Each function throws the list of problems if the content has any. */
import { getCollection, getEntry, type CollectionKey } from 'astro:content';
import { AstroError } from 'astro/errors';
import type { Room } from '../schemas/rooms.ts';
import { upcoming } from './evenings.ts';
import { today } from './hours-by-day.ts';

/** The entries of a collection, which may have none. */
async function entriesOf<Name extends CollectionKey>(name: Name) {
  const state = await getEntry('state', 'state');
  const problems = state ? state.data.problems : 'The content has not been read yet.';
  // The dev server shows the message over the page. It names the files. A stack would point at code that is right.
  if (problems) throw Object.assign(new AstroError(problems), { stack: '' });
  return state?.data.filled.includes(name) ? getCollection(name) : [];
}

async function firstOf<Name extends CollectionKey>(name: Name, id: string) {
  const entry = (await entriesOf(name)).find((one) => one.id === id);
  if (!entry) throw new Error(`There is no ${id}.md.`);
  return entry;
}

/** The fields of `src/content/venue.md`. */
export const getVenue = async () => (await firstOf('venue', 'venue')).data;

/** A legal page. */
export const getLegal = (id: 'terms' | 'privacy') => firstOf('legal', id);

/** All games, sorted by their field `order`. */
export async function getGames() {
  return (await entriesOf('games')).sort((a, b) => a.data.order - b.data.order);
}

/** The menu. Undefined if the venue has none. */
export const getMenu = async () => (await entriesOf('menu'))[0];

/** The evenings that are still to come, the next one first, each with the day of it. */
export async function getEvenings() {
  const { hours } = await getVenue();
  return upcoming(await entriesOf('evenings'), hours, today());
}

/** The photographs of a room. */
export async function getPhotos(room: Room) {
  return (await entriesOf('photos')).filter(({ data }) => data.room === room);
}
