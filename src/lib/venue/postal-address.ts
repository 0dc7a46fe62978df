/** Formats addresses for their country, with the data of Google's libaddressinput. */
import { formatAddress } from 'localized-address-format';
import { isPlaceholderAddress } from './placeholder.ts';
import type { Venue } from '../../schemas/venue.ts';

type Address = Venue['address'];

const countries = new Intl.DisplayNames('en-GB', { type: 'region' });

/** The lines of an address in the order of its country, whose name is the last line. */
export function addressLines(address: Address): string[] {
  const { street, town, region = '', postcode = '', country } = address;
  const parts = {
    postalCountry: country,
    administrativeArea: region,
    locality: town,
    postalCode: postcode,
  };
  const withoutStreet = formatAddress(parts, 'latin').join('\n').toLowerCase();
  // The formats of some countries, such as Japan, have no town.
  const first = withoutStreet.includes(town.toLowerCase()) ? street : `${street}, ${town}`;
  const lines = formatAddress({ ...parts, addressLines: [first] }, 'latin');
  return [...lines, countries.of(country) ?? country];
}

/** A link to an address on OpenStreetMap. Undefined for a placeholder. */
export function mapLink(address: Address): string | undefined {
  if (isPlaceholderAddress(address)) return undefined;
  const query = addressLines(address).join(', ');
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query }).toString()}`;
}
