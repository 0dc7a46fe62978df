/**
 * The JSON-LD of pages for search engines (https://schema.org), without placeholders. Google does not allow the venue's own
 * rating. Without `site`, the site's origin, it has no URLs.
 */
import type { EntertainmentBusiness, Event, VideoGame } from 'schema-dts';
import type { Evening } from '../../../schemas/evening.ts';
import type { Venue } from '../../../schemas/venue.ts';
import { bookingUrl } from '../../addresses/booking-url.ts';
import { absolute, gameUrl, withBase } from '../../addresses/urls.ts';
import { endOf, startOf } from '../../hours/evenings.ts';
import { isoTime } from '../../hours/print.ts';
import { today, withOffset } from '../../hours/venue-clock.ts';
import { isPlaceholderEmail } from '../../venue/placeholder.ts';
import { gameImage, siteImage, type GameEntry } from '../social-image.ts';
import { openingHours } from './opening-hours-specification.ts';
import { placeOf, postalAddress } from './place.ts';

/** The venue, with its restaurant as a department. */
export function venueNode(venue: Venue, site: URL | undefined): EntertainmentBusiness {
  const { name, blurb, hours } = venue;
  const date = today(venue.timeZone);
  const email = venue.emails.find((each) => !isPlaceholderEmail(each.address));
  return {
    '@type': 'EntertainmentBusiness',
    name,
    description: blurb,
    ...(site && { url: new URL(withBase('/'), site).href }),
    ...placeOf(venue, site),
    ...(email && { email: email.address }),
    isAccessibleForFree: venue.entry.price === 'free',
    openingHoursSpecification: openingHours(hours, 'gaming', date),
    department: {
      '@type': 'Restaurant',
      name: `${name} Dining`,
      ...placeOf(venue, site),
      openingHoursSpecification: openingHours(hours, 'dining', date),
    },
  };
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
      price: price === 'free' ? 0 : price,
      priceCurrency: venue.currency,
      ...offer,
    },
    ...(url && { url }),
  };
}
