/**
 * JSON-LD for search engines (https://schema.org), without placeholders. Google does not allow the venue's own rating. Without
 * `site`, the site's origin, it has no URLs.
 */
import type {
  EntertainmentBusiness,
  OpeningHoursSpecification,
  PostalAddress,
  VideoGame,
} from 'schema-dts';
import type { Department, Hours } from '../../schemas/hours/hours.ts';
import { dayLength, isWholeDay, type Ranges } from '../../schemas/hours/range.ts';
import type { Venue } from '../../schemas/venue.ts';
import { accessFacts } from '../words/access.ts';
import { countryCode } from '../words/postal-address.ts';
import { exceptionsFrom, weekdaysBy } from '../hours/opening-hours.ts';
import { isoTime } from '../hours/print.ts';
import {
  isPlaceholderAddress,
  isPlaceholderEmail,
  isPlaceholderTelephone,
} from '../content/placeholder.ts';
import { roundedPrice } from '../words/price.ts';
import { gameImage, siteImage, type GameEntry } from './social-image.ts';
import { gameUrl, withBase } from '../addresses/urls.ts';
import { today } from '../hours/venue-clock.ts';

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
    openingHoursSpecification: hoursForSearch(hours, 'gaming', date),
    ...(amenities.length > 0 && { amenityFeature: amenities }),
    department: {
      '@type': 'Restaurant',
      name: `${name} Dining`,
      ...placeOf(venue, site),
      openingHoursSpecification: hoursForSearch(hours, 'dining', date),
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

/** The hours of a department: each weekday, and future exceptions. A day with two ranges has two entries. */
function hoursForSearch(
  hours: Hours,
  department: Department,
  from: string,
): OpeningHoursSpecification[] {
  const weekly = weekdaysBy((day) => hours.week[day][department]).flatMap(({ days, value }) =>
    specifications(value).map((open) => ({ ...open, dayOfWeek: days })),
  );
  const exceptions = exceptionsFrom(hours, from).flatMap(({ from, to, [department]: ranges }) =>
    (ranges ? specifications(ranges) : []).map((open) => ({
      ...open,
      validFrom: from,
      validThrough: to,
    })),
  );
  return [...weekly, ...exceptions];
}

/**
 * Google reads 00:00 to 23:59 as open all day, and 00:00 to 00:00 as closed:
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
function specifications(ranges: Ranges) {
  const closed = [{ opens: 0, closes: 0 }];
  const open = isWholeDay(ranges) ? [{ opens: 0, closes: dayLength - 1 }] : ranges;
  return (ranges.length > 0 ? open : closed).map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    opens: isoTime(opens),
    closes: isoTime(closes),
  }));
}

/** Address, telephone number and image: what the venue and its restaurant share. */
export function placeOf(venue: Venue, site: URL | undefined) {
  const address = postalAddress(venue.address);
  const telephone = venue.telephones.find(({ number }) => !isPlaceholderTelephone(number));
  return {
    ...(site && { image: new URL(siteImage(venue.name).path, site).href }),
    ...(address && { address }),
    ...(telephone && { telephone: telephone.number }),
  };
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
    addressCountry: countryCode(address.country) ?? address.country,
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
