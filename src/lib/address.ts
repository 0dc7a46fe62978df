/** Addresses as post offices want them: in the order of their country, by the data of Google's libaddressinput. */
import { formatAddress } from 'localized-address-format';
import type { Venue } from '../schemas/venue.ts';

type Address = Venue['address'];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));
/** Two letters for each name, in small letters: `united states` and `us`. */
const codesByName = new Map(
  (['long', 'short'] as const).flatMap((style) => {
    const names = new Intl.DisplayNames('en-GB', { type: 'region', style, fallback: 'none' });
    return codes.flatMap((code) => {
      const name = names.of(code);
      // `Intl.Locale` replaces codes that are out of use, such as DD, which is Germany too.
      return name ? [[name.toLowerCase(), new Intl.Locale(`und-${code}`).region] as const] : [];
    });
  }),
);

/** The two letters of a country (ISO 3166-1) by its English name in CLDR. Undefined for any other name. */
export function countryCode(name: string): string | undefined {
  return codesByName.get(name.toLowerCase());
}

/** The lines of an address, without the country. */
function localLines({ street, town, region = '', postcode = '', country }: Address): string[] {
  const postalCountry = countryCode(country) ?? '';
  const rest = { postalCountry, administrativeArea: region, locality: town, postalCode: postcode };
  const withoutStreet = formatAddress(rest, 'latin').join('\n').toLowerCase();
  const isLeftOut = (part: string) => !withoutStreet.includes(part.toLowerCase());
  // Japan and the Emirates count the town to the street.
  const first = isLeftOut(town) ? `${street}, ${town}` : street;
  const lines = formatAddress({ ...rest, addressLines: [first] }, 'latin');
  // Some editors write the letters that some formats add to the postcode: L-1009.
  const printed = lines.map((line) => line.replace(/\b([A-Z]{1,2}-)\1/, '$1'));
  // Of an unknown country, everything is printed. Known ones leave out what their post offices do not want.
  const others = postalCountry ? [postcode] : [region, postcode];
  return [...printed, ...others.filter(isLeftOut)];
}

/** The lines of an address, from the street to the country. */
export function addressLines(address: Address): string[] {
  return [...localLines(address), address.country];
}

/** Street and town in one line. */
export function streetAndTown({ street, town, country }: Address): string {
  return localLines({ street, town, country }).join(', ');
}
