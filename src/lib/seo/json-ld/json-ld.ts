/**
 * The JSON-LD of pages for search engines (https://schema.org), without placeholders. Google does not allow the venue's own
 * rating. Without `site`, the site's origin, it has no URLs.
 */
import type {
  EntertainmentBusiness,
  Event,
  MenuItem,
  Menu as MenuNode,
  Restaurant,
  VideoGame,
} from 'schema-dts';
import type { Evening } from '../../../schemas/evening.ts';
import { diets, type Menu } from '../../../schemas/menu.ts';
import type { Venue } from '../../../schemas/venue.ts';
import { bookingUrl } from '../../addresses/booking-url.ts';
import { absolute, gameUrl, withBase } from '../../addresses/urls.ts';
import { endOf, startOf } from '../../hours/evenings.ts';
import { isoTime } from '../../hours/print.ts';
import { today, withOffset } from '../../hours/venue-clock.ts';
import { accessFacts } from '../../venue/access.ts';
import { isPlaceholderEmail } from '../../venue/placeholder.ts';
import { roundedPrice } from '../../words/price.ts';
import { gameImage, siteImage, type GameEntry } from '../social-image.ts';
import { openingHours } from './opening-hours-specification.ts';
import { placeOf, postalAddress } from './place.ts';

/** The venue, with its restaurant as a department. */
export function venueNode(venue: Venue, site: URL | undefined): EntertainmentBusiness {
  const { name, blurb, hours } = venue;
  const date = today(venue.timeZone);
  const email = venue.emails.find((each) => !isPlaceholderEmail(each.address));
  const amenities = accessFacts(venue).map(({ name, fact }) => ({
    '@type': 'LocationFeatureSpecification' as const,
    name,
    value: fact,
  }));
  return {
    '@type': 'EntertainmentBusiness',
    name,
    description: blurb,
    ...(site && { url: new URL(withBase('/'), site).href }),
    ...placeOf(venue, site),
    ...(email && { email: email.address }),
    ...entryOf(venue),
    openingHoursSpecification: openingHours(hours, 'gaming', date),
    ...(amenities.length > 0 && { amenityFeature: amenities }),
    department: {
      '@type': 'Restaurant',
      name: `${name} Dining`,
      ...placeOf(venue, site),
      openingHoursSpecification: openingHours(hours, 'dining', date),
    },
  };
}

/** Whether entry is free, and its price. */
function entryOf({ entry: { price, note }, currency }: Venue) {
  if (price === 'free') return { isAccessibleForFree: true };
  const makesOffer = {
    '@type': 'Offer' as const,
    name: 'Entry',
    price: roundedPrice(price, currency),
    priceCurrency: currency,
    ...(note && { description: note }),
  };
  return { isAccessibleForFree: false, makesOffer };
}

/** A game. `WebApplication` would require a rating. */
export function gameNode(game: GameEntry, venue: Venue, site: URL | undefined): VideoGame {
  const { path: image } = gameImage(game) ?? siteImage(venue.name);
  return {
    '@type': 'VideoGame',
    name: game.data.name,
    description: game.data.description,
    ...(site && { url: new URL(gameUrl(game.id), site).href, image: new URL(image, site).href }),
    inLanguage: 'en-GB',
    genre: 'Casual',
    gamePlatform: 'Web browser',
    contentRating: `${venue.minimumAge}+`,
    typicalAgeRange: `${venue.minimumAge}-`,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    publisher: { '@type': 'Organization', name: venue.name },
  };
}

/** The restaurant and its menu. */
export function menuNode(menu: Menu, venue: Venue, site: URL | undefined): Restaurant {
  const url = absolute(withBase('/menu'), site);
  const hasMenu: MenuNode = {
    '@type': 'Menu',
    name: 'Menu',
    description: menu.description,
    inLanguage: 'en-GB',
    ...(url && { url }),
    hasMenuSection: menu.sections.map(({ title, dishes }) => ({
      '@type': 'MenuSection',
      name: title,
      hasMenuItem: dishes.map((dish) => menuItem(dish, venue)),
    })),
  };
  return { '@type': 'Restaurant', name: venue.name, ...placeOf(venue, site), hasMenu };
}

type Dish = Menu['sections'][number]['dishes'][number];

function menuItem({ name, line, price, diets: codes = [] }: Dish, { currency }: Venue): MenuItem {
  return {
    '@type': 'MenuItem',
    name,
    ...(line && { description: line }),
    offers: { '@type': 'Offer', price: roundedPrice(price, currency), priceCurrency: currency },
    ...(codes.length > 0 && {
      suitableForDiet: codes.map((code) => `https://schema.org/${diets[code].type}` as const),
    }),
  };
}

/**
 * An evening on its next date. Undefined while the address is a placeholder, because Google requires one for events:
 * https://developers.google.com/search/docs/appearance/structured-data/event
 */
export function eventNode(
  { entry, next }: { entry: { id: string; data: Evening }; next: string },
  venue: Venue,
  site: URL | undefined,
): Event | undefined {
  const { id, data: evening } = entry;
  const address = postalAddress(venue.address);
  if (!address) return undefined;
  const ends = endOf(evening, next, venue.hours);
  // Guests of a free evening still pay for entry.
  const price = evening.price === 'free' ? venue.entry.price : evening.price;
  const url = absolute(`${withBase('/evenings')}#evening-${id}`, site);
  const book = bookingUrl(venue, { date: next, time: isoTime(evening.starts) });
  const offer = site && evening.bookable && { url: new URL(book, site).href };
  return {
    '@type': 'Event',
    name: evening.title,
    startDate: withOffset(startOf(evening, next, venue.hours), venue.timeZone),
    ...(ends && { endDate: withOffset(ends, venue.timeZone) }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: venue.name, address },
    organizer: { '@type': 'Organization', name: venue.name },
    isAccessibleForFree: price === 'free',
    offers: {
      '@type': 'Offer',
      price: roundedPrice(price, venue.currency),
      priceCurrency: venue.currency,
      ...offer,
    },
    ...(url && { url }),
  };
}
