// Addresses of many languages. cspell:disable
import { expect, test } from 'vitest';
import { addressLines, countryCode, mapLink, streetAndTown } from './postal-address.ts';

type Parts = [street: string, town: string, postcode: string, country: string, region?: string];

test.each<{ parts: Parts; lines: string[] }>([
  {
    parts: ['18 Quay', 'Leeds', 'LS1 4AP', 'United Kingdom'],
    lines: ['18 Quay', 'Leeds', 'LS1 4AP'],
  },
  {
    parts: ['Spandauer Damm 1', 'Berlin', '14059', 'Germany'],
    lines: ['Spandauer Damm 1', '14059 Berlin'],
  },
  {
    parts: ['1 Main Street', 'Portland', '97201', 'United States', 'OR'],
    lines: ['1 Main Street', 'Portland, OR 97201'],
  },
  {
    parts: ['1-2-3 Kyobashi', 'Chuo-ku', '104-0031', 'Japan', 'Tokyo'],
    lines: ['1-2-3 Kyobashi, Chuo-ku, Tokyo', '104-0031'],
  },
  {
    parts: ['北沢2-24-5', '世田谷区', '155-0031', 'Japan', '東京都'],
    lines: ['〒155-0031', '東京都', '世田谷区北沢2-24-5'],
  },
  {
    parts: ['Al Wasl Road 5', 'Jumeirah', '12345', 'United Arab Emirates', 'Dubai'],
    lines: ['Al Wasl Road 5, Jumeirah', 'Dubai', '12345'],
  },
  {
    parts: ['Rue du Fossé 1', 'Luxembourg', 'L-1536', 'Luxembourg'],
    lines: ['Rue du Fossé 1', 'L-1536 Luxembourg'],
  },
  {
    parts: ['1 Raffles Place', 'Singapore', '048616', 'Singapore'],
    lines: ['1 Raffles Place', 'SINGAPORE 048616'],
  },
  // In an unknown country, no part is left out.
  {
    parts: ['1 Shore', 'Lagado', '7', 'Balnibarbi', 'East'],
    lines: ['1 Shore', 'Lagado', 'East', '7'],
  },
])('$parts is printed in the order of its country', ({ parts, lines }) => {
  const [street, town, postcode, country, region] = parts;
  const address = { street, town, postcode, country, ...(region && { region }) };
  expect(addressLines(address)).toEqual([...lines, country]);
});

test.each([
  ['Kingston', 'Jamaica', '5 Kingston Road, Kingston'],
  ['Chuo-ku', 'Japan', '5 Kingston Road, Chuo-ku'],
  ['Budapest', 'Hungary', 'Budapest, 5 Kingston Road'],
])('street and town are one line: %s in %s', (town, country, line) => {
  const address = { street: '5 Kingston Road', town, postcode: '1', region: 'R', country };
  expect(streetAndTown(address)).toBe(line);
});

test.each([
  ['Germany', 'DE'],
  ['united kingdom', 'GB'],
  ['Czechia', 'CZ'],
  ['US', 'US'],
  ['USA', 'US'],
  ['Scotland', 'GB'],
  ['Czech Republic', 'CZ'],
  ['Hong Kong', 'HK'],
  ['Deutschland', undefined],
])('%s has the code %s', (name, code) => {
  expect(countryCode(name)).toBe(code);
});

test('a map link leads to a real address, never to a placeholder', () => {
  const real = { street: '1 Quay & Co', town: 'Leeds', postcode: 'LS1', country: 'UK' };
  expect(mapLink(real)).toBe(
    'https://www.openstreetmap.org/search?query=1+Quay+%26+Co%2C+Leeds%2C+LS1%2C+UK',
  );
  expect(mapLink({ ...real, town: 'Exampleton' })).toBeUndefined();
  expect(mapLink({ ...real, town: 'Essen', postcode: '45127', country: 'Germany' })).toContain(
    'Co%2C+45127+Essen%2C+Germany',
  );
});
