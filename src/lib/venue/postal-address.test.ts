// Addresses of many languages. cspell:disable
import { expect, test } from 'vitest';
import { addressLines, mapLink } from './postal-address.ts';

type Parts = [street: string, town: string, postcode: string, country: string, region?: string];

test.each<[string, Parts]>([
  ['18 Quay | Leeds | LS1 4AP | United Kingdom', ['18 Quay', 'Leeds', 'LS1 4AP', 'GB']],
  ['Spandauer Damm 1 | 14059 Berlin | Germany', ['Spandauer Damm 1', 'Berlin', '14059', 'DE']],
  [
    '1 Main Street | Portland, OR 97201 | United States',
    ['1 Main Street', 'Portland', '97201', 'US', 'OR'],
  ],
  [
    '1-2-3 Kyobashi, Chuo-ku, Tokyo | 104-0031 | Japan',
    ['1-2-3 Kyobashi', 'Chuo-ku', '104-0031', 'JP', 'Tokyo'],
  ],
  [
    '1 Raffles Place | SINGAPORE 048616 | Singapore',
    ['1 Raffles Place', 'Singapore', '048616', 'SG'],
  ],
])(
  'an address has the order of its country: %s',
  (lines, [street, town, postcode, country, region]) => {
    const address = { street, town, postcode, country, ...(region && { region }) };
    expect(addressLines(address).join(' | ')).toBe(lines);
  },
);

test('a map link leads to a real address, never to a placeholder', () => {
  const real = { street: '1 Quay & Co', town: 'Essen', postcode: '45127', country: 'DE' };
  expect(mapLink(real)).toBe(
    'https://www.openstreetmap.org/search?query=1+Quay+%26+Co%2C+45127+Essen%2C+Germany',
  );
  expect(mapLink({ ...real, town: 'Exampleton' })).toBeUndefined();
});
