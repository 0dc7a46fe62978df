/**
 * What search engines read of a page: JSON-LD of https://schema.org. It tells only what is true and final: a
 * fact that is still a placeholder is left out, and so is the site's own rating (Google calls it
 * self-serving). `site` is the site's origin, where it has one: addresses must be absolute.
 */
import type { BreadcrumbList, EntertainmentBusiness, Graph, Thing, VideoGame } from 'schema-dts';
import { withBase, gameUrl } from './urls.ts';
import { dailyHours, printedHours } from './opening-hours.ts';
import { isPlaceholderAddress, isPlaceholderEmail, isPlaceholderTelephone } from './placeholder.ts';
import { gamePicture, sitePicture, type GameEntry } from './social-image.ts';
import type { Venue } from '../schemas/venue.ts';

/** What a page tells, as one document. */
export function structuredData(nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/**
 * The venue, and its kitchen as a department. Google lists a business only with an address: as long as that
 * is a placeholder, the node says less and is not listed, rather than saying what is not true.
 */
export function venueNode(venue: Venue, site: URL | undefined): EntertainmentBusiness {
  const { name, blurb, hours } = venue;
  const { street, town, postcode, country } = venue.address;
  const telephone = venue.telephones.find(({ number }) => !isPlaceholderTelephone(number))?.number;
  const email = venue.emails.find((one) => !isPlaceholderEmail(one.address))?.address;
  const always = printedHours(hours.gaming);
  const dining = dailyHours(hours.diningOpens, hours.diningCloses);
  return {
    '@type': 'EntertainmentBusiness',
    name,
    description: blurb,
    ...place(withBase('/'), sitePicture(name).path, site),
    ...(!isPlaceholderAddress(venue.address) && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: town,
        postalCode: postcode,
        addressCountry: country,
      },
    }),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(always && { openingHoursSpecification: always }),
    department: {
      '@type': 'Restaurant',
      name: `${name} Dining`,
      ...(dining && { openingHoursSpecification: dining }),
    },
  };
}

/**
 * A game. Of the type `VideoGame` alone: were it a `WebApplication` as well, Google would want a rating, and
 * there is none but our own. `venue` says whether the demo is ours, of which we know how it is played.
 */
export function gameNode(game: GameEntry, venue: Venue, site: URL | undefined): VideoGame {
  const { name, description } = game.data;
  const picture = gamePicture(game) ?? sitePicture(venue.name);
  return {
    '@type': 'VideoGame',
    name,
    description,
    ...place(gameUrl(game.id), picture.path, site),
    inLanguage: 'en-GB',
    genre: 'Casual',
    gamePlatform: 'Web browser',
    ...(!venue.launcher && { playMode: 'SinglePlayer' }),
    contentRating: `${venue.minimumAge}+`,
    typicalAgeRange: `${venue.minimumAge}-`,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    publisher: { '@type': 'Organization', name: venue.name },
  };
}

/** The way from the home page to the page `name` at `path`; nothing where the site has no address. */
export function breadcrumbs(name: string, path: string, site: URL | undefined): BreadcrumbList[] {
  if (!site) return [];
  const stops = [
    { name: 'Home', item: new URL(withBase('/'), site).href },
    { name, item: new URL(path, site).href },
  ];
  const itemListElement = stops.map((stop, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    ...stop,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function place(path: string, picture: string, site: URL | undefined) {
  return site ? { url: new URL(path, site).href, image: new URL(picture, site).href } : {};
}
