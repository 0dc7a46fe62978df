import type { PostalAddress } from 'schema-dts';
import type { Venue } from '../../../schemas/venue.ts';
import { isPlaceholderAddress, isPlaceholderTelephone } from '../../venue/placeholder.ts';
import { siteImage } from '../social-image.ts';

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
    addressCountry: address.country,
  };
}
