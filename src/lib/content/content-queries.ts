/** Queries of the content collections, for pages. */
import { getCollection, getEntry, render } from 'astro:content';
import { noCancellations } from '../../schemas/legal.ts';
import { eveningsLink, menuLink } from '../addresses/navigation.ts';
import { upcoming } from '../hours/evenings.ts';
import { fillFacts, venueFacts } from './facts.ts';
import { today } from '../hours/venue-clock.ts';

/** The fields of `src/content/venue.md`. */
export async function getVenue() {
  const venue = await getEntry('venue', 'venue');
  if (!venue) throw new Error('src/content/venue.md is missing. Restore the file.');
  return venue.data;
}

/** A legal page, with the facts filled into its fields. */
export async function getLegal(id: 'terms' | 'privacy') {
  const page = await getEntry('legal', id);
  if (!page) throw new Error(`src/content/legal/${id}.md is missing. Restore the file.`);
  const facts = venueFacts(await getVenue());
  const { description, boxText, ...data } = page.data;
  const filled = {
    description: fillFacts(description, facts),
    boxText: fillFacts(boxText, facts),
  };
  return { ...page, data: { ...data, ...filled } };
}

/**
 * The section of the terms about cancellations, such as `/terms#cancellations`: the heading that their field `cancellations`
 * names. Without the field, the whole page. Throws if there is no such heading.
 */
export async function getCancellationsPath() {
  const terms = await getLegal('terms');
  const { cancellations } = terms.data;
  if (!cancellations) return '/terms';
  const { headings } = await render(terms);
  const heading = headings.find(({ text }) => text === cancellations);
  if (!heading) throw new Error(`src/content/legal/terms.md: ${noCancellations(cancellations)}`);
  return `/terms#${heading.slug}`;
}

/** All games, sorted by their field `order`. */
export async function getGames() {
  return (await getCollection('games')).sort((a, b) => a.data.order - b.data.order);
}

/** The menu. Undefined if the venue has none. */
export const getMenu = async () => (await getCollection('menu'))[0];

/** The future evenings with their next dates, sorted by date. */
export async function getEvenings() {
  const { hours, timeZone } = await getVenue();
  return upcoming(await getCollection('evenings'), hours, today(timeZone));
}

/** The prices of the future evenings. */
export async function getEveningPrices() {
  return (await getEvenings()).map(({ entry }) => entry.data.price);
}

/** Links to the pages that exist only if they have content: the menu and the evenings. */
export async function getOptionalLinks() {
  const hasMenu = (await getMenu()) !== undefined;
  const hasEvenings = (await getEvenings()).length > 0;
  return [...(hasMenu ? [menuLink] : []), ...(hasEvenings ? [eveningsLink] : [])];
}
