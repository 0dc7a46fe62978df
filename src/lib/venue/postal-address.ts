/** Formats addresses for their country, with the data of Google's libaddressinput. */
import { formatAddress } from 'localized-address-format';
import { isPlaceholderAddress } from './placeholder.ts';
import type { Venue } from '../../schemas/venue.ts';

type Address = Venue['address'];

/** Everyday names of countries that CLDR lacks. */
const otherNames = [
  ['usa', 'US'],
  ['united states of america', 'US'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['northern ireland', 'GB'],
  ['republic of ireland', 'IE'],
  ['czech republic', 'CZ'],
  ['holland', 'NL'],
  ['uae', 'AE'],
  ['turkey', 'TR'],
  ['ivory coast', 'CI'],
  ['burma', 'MM'],
  ['macedonia', 'MK'],
  ['swaziland', 'SZ'],
  ['cape verde', 'CV'],
] as const;
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));
/** Country codes by lower-case name: `united kingdom` to `GB`. */
const codesByName = new Map<string, string | undefined>([
  ...otherNames,
  ...(['long', 'short'] as const).flatMap((style) => {
    const names = new Intl.DisplayNames('en-GB', { type: 'region', style, fallback: 'none' });
    return codes.flatMap((code) => {
      const name = names.of(code);
      // `Intl.Locale` replaces obsolete codes, such as DD, which is also named Germany.
      return name ? [[plainName(name), new Intl.Locale(`und-${code}`).region] as const] : [];
    });
  }),
]);

/** The ISO 3166-1 code of a country, by its English name. Undefined for other names. */
export function countryCode(name: string): string | undefined {
  return codesByName.get(plainName(name));
}

/** A name in small letters without accents, dots and "the": `the Gambia` is `gambia`, and `St. Kitts & Nevis` is `st kitts and nevis`. */
function plainName(name: string): string {
  const bare = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}.’']/gu, '');
  return bare
    .replace(/^the /, '')
    .replace(/^saint /, 'st ')
    .replaceAll('&', 'and');
}

/** The lines of an address, without the country. */
function localLines({ street, town, region = '', postcode = '', country }: Address): string[] {
  const postalCountry = countryCode(country) ?? '';
  const rest = { postalCountry, administrativeArea: region, locality: town, postalCode: postcode };
  // Addresses in Chinese, Japanese and Korean letters start with the largest part.
  const isInOwnLetters = /[\p{Script=Han}\p{Script=Hangul}]/u.test(street + town);
  const script = isInOwnLetters ? 'local' : 'latin';
  const withoutStreet = formatAddress(rest, script).join('\n').toLowerCase();
  const isLeftOut = (part: string) => !withoutStreet.includes(part.toLowerCase());
  // The formats of Japan and the Emirates have no town, so it is on the line of the street.
  const together = isInOwnLetters ? town + street : `${street}, ${town}`;
  const first = isLeftOut(town) ? together : street;
  const lines = formatAddress({ ...rest, addressLines: [first] }, script);
  // Some formats add a prefix to the postcode. Editors may have written it too: L-1009.
  const printed = lines.map((line) => line.replace(/\b([A-Z]{1,2}-)\1/, '$1'));
  // For an unknown country, print every part. Known formats may omit the region.
  const others = postalCountry ? [postcode] : [region, postcode];
  return [...printed, ...others.filter(isLeftOut)];
}

/** The lines of an address in the order of its country, which is the last line. */
export function addressLines(address: Address): string[] {
  return [...localLines(address), address.country];
}

/** The street and the town, in one line. */
export function streetAndTown({ street, town, country }: Address): string {
  return localLines({ street, town, country }).join(', ');
}

/** A link to an address on OpenStreetMap. Undefined for a placeholder. */
export function mapLink(address: Address): string | undefined {
  if (isPlaceholderAddress(address)) return undefined;
  const query = addressLines(address).join(', ');
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query }).toString()}`;
}
