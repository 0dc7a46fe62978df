/**
 * What search engines read of a page: JSON-LD (https://schema.org). Placeholders stay out, and so does the site's own
 * rating, which Google calls self-serving. `site` is the site's origin; without one, no address is written.
 */
import type { BreadcrumbList, EntertainmentBusiness, Graph, Thing, VideoGame } from 'schema-dts';
import type { Venue } from '../schemas/venue.ts';
import { dailyHours, printedHours } from './opening-hours.ts';
import { isPlaceholderAddress, isPlaceholderEmail, isPlaceholderTelephone } from './placeholder.ts';
import { gameImage, siteImage, type GameEntry, type SocialImage } from './social-image.ts';
import { gameUrl, withBase } from './urls.ts';

/** The things that a page describes, as one document. */
export function structuredData(nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The venue, with its kitchen as a department. Google lists a business only if it has an address. */
export function venueNode(venue: Venue, site: URL | undefined): EntertainmentBusiness {
  const { name, blurb, address, hours } = venue;
  const telephone = venue.telephones.find(({ number }) => !isPlaceholderTelephone(number));
  const email = venue.emails.find((each) => !isPlaceholderEmail(each.address));
  const open = printedHours(hours.gaming);
  const kitchenOpen = dailyHours(hours.diningOpens, hours.diningCloses);
  return {
    '@type': 'EntertainmentBusiness',
    name,
    description: blurb,
    ...addresses(withBase('/'), siteImage(name), site),
    ...(!isPlaceholderAddress(address) && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.town,
        postalCode: address.postcode,
        addressCountry: address.country,
      },
    }),
    ...(telephone && { telephone: telephone.number }),
    ...(email && { email: email.address }),
    ...(open && { openingHoursSpecification: open }),
    department: {
      '@type': 'Restaurant',
      name: `${name} Dining`,
      ...(kitchenOpen && { openingHoursSpecification: kitchenOpen }),
    },
  };
}

/** A game. It is no `WebApplication` as well, for which Google demands a rating. */
export function gameNode(game: GameEntry, venue: Venue, site: URL | undefined): VideoGame {
  return {
    '@type': 'VideoGame',
    name: game.data.name,
    description: game.data.description,
    ...addresses(gameUrl(game.id), gameImage(game) ?? siteImage(venue.name), site),
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

/** The way from the home page to the page `name` at `path`. */
export function breadcrumbs(name: string, path: string, site: URL): BreadcrumbList {
  const stop = (position: number, stopName: string, stopPath: string) => ({
    '@type': 'ListItem' as const,
    position,
    name: stopName,
    item: new URL(stopPath, site).href,
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [stop(1, 'Home', withBase('/')), stop(2, name, path)],
  };
}

/** The URLs of a thing and of its image. */
function addresses(path: string, image: SocialImage, site: URL | undefined) {
  return site ? { url: new URL(path, site).href, image: new URL(image.path, site).href } : {};
}
