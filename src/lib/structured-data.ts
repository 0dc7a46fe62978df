/**
 * JSON-LD for search engines (https://schema.org). Placeholders are left out. So is the venue's own rating, which
 * Google calls self-serving. `site` is the site's origin. Without it, URLs are left out.
 */
import type {
  EntertainmentBusiness,
  OpeningHoursSpecification,
  PostalAddress,
  VideoGame,
} from 'schema-dts';
import { openingRange } from '../schemas/clock-time.ts';
import type { Venue } from '../schemas/venue.ts';
import { weekdays } from '../schemas/weekday.ts';
import { accessFacts } from './access.ts';
import { exceptionsToCome, hoursOfWeekday, type Department } from './opening-hours.ts';
import { isPlaceholderAddress, isPlaceholderEmail, isPlaceholderTelephone } from './placeholder.ts';
import { gameImage, siteImage, type GameEntry, type SocialImage } from './social-image.ts';
import { gameUrl, withBase } from './urls.ts';
import { today } from './venue-clock.ts';

/** The venue, with its restaurant as a department. */
export function venueNode(venue: Venue, site: URL | undefined): EntertainmentBusiness {
  const { name, blurb, address, hours } = venue;
  const date = today(venue.timeZone);
  const telephone = venue.telephones.find(({ number }) => !isPlaceholderTelephone(number));
  const email = venue.emails.find((each) => !isPlaceholderEmail(each.address));
  const place = postalAddress(address);
  const amenities = accessFacts(venue).map(({ name, fact }) => ({
    '@type': 'LocationFeatureSpecification' as const,
    name,
    value: fact,
  }));
  return {
    '@type': 'EntertainmentBusiness',
    name,
    description: blurb,
    ...urls(withBase('/'), siteImage(name), site),
    ...(place && { address: place }),
    ...(telephone && { telephone: telephone.number }),
    ...(email && { email: email.address }),
    openingHoursSpecification: hoursForSearch(hours, 'gaming', date),
    ...(amenities.length > 0 && { amenityFeature: amenities }),
    department: {
      '@type': 'Restaurant',
      name: `${name} Dining`,
      openingHoursSpecification: hoursForSearch(hours, 'dining', date),
    },
  };
}

/** The hours of a department: those of each weekday, and exceptions to come. */
function hoursForSearch(
  hours: Venue['hours'],
  department: Department,
  from: string,
): OpeningHoursSpecification[] {
  const byHours = Object.groupBy(weekdays, (day) => hoursOfWeekday(hours, department, day));
  const weekly = Object.entries(byHours).map(([printed, dayOfWeek = []]) => ({
    ...specification(printed),
    dayOfWeek,
  }));
  const single = exceptionsToCome(hours, from).flatMap(({ date, [department]: printed }) =>
    printed ? [{ ...specification(printed), validFrom: date, validThrough: date }] : [],
  );
  return [...weekly, ...single];
}

function specification(printed: string) {
  // Closed all day: see `openingRange`.
  const { opens, closes } = openingRange(printed) ?? { opens: '00:00', closes: '00:00' };
  return { '@type': 'OpeningHoursSpecification' as const, opens, closes };
}

/** The address. Undefined for a placeholder. */
export function postalAddress(address: Venue['address']): PostalAddress | undefined {
  if (isPlaceholderAddress(address)) return undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.town,
    ...(address.region && { addressRegion: address.region }),
    ...(address.postcode && { postalCode: address.postcode }),
    addressCountry: address.country,
  };
}

/** A game. Not a `WebApplication`, for which Google requires a rating. */
export function gameNode(game: GameEntry, venue: Venue, site: URL | undefined): VideoGame {
  return {
    '@type': 'VideoGame',
    name: game.data.name,
    description: game.data.description,
    ...urls(gameUrl(game.id), gameImage(game) ?? siteImage(venue.name), site),
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

function urls(path: string, image: SocialImage, site: URL | undefined) {
  return site ? { url: new URL(path, site).href, image: new URL(image.path, site).href } : {};
}
