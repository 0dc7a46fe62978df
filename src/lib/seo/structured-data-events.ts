/** JSON-LD for search engines about the menu and the evenings. Without `site`, the site's origin, it has no URLs. */
import type { Event, Menu as MenuNode, MenuItem, Restaurant } from 'schema-dts';
import type { Evening } from '../../schemas/evening.ts';
import { diets, type Menu } from '../../schemas/menu.ts';
import type { Venue } from '../../schemas/venue.ts';
import { bookingUrl } from '../addresses/booking-url.ts';
import { endOf, startOf } from '../hours/evenings.ts';
import { isoTime } from '../hours/print.ts';
import { withOffset } from '../hours/venue-clock.ts';
import { roundedPrice } from '../words/price.ts';
import { placeOf, postalAddress } from './structured-data.ts';
import { absolute, withBase } from '../addresses/urls.ts';

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
