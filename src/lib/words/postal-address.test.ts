// Addresses of many languages. cspell:disable
import { expect, test } from 'vitest';
import { addressLines, countryCode, mapLink, streetAndTown } from './postal-address.ts';

test.each([
  [
    { street: '18 Quay', town: 'Leeds', postcode: 'LS1 4AP', country: 'United Kingdom' },
    ['18 Quay', 'Leeds', 'LS1 4AP', 'United Kingdom'],
  ],
  [
    { street: 'Spandauer Damm 1', town: 'Berlin', postcode: '14059', country: 'Germany' },
    ['Spandauer Damm 1', '14059 Berlin', 'Germany'],
  ],
  [
    { street: 'ul. Floriańska 1', town: 'Kraków', postcode: '31-019', country: 'Poland' },
    ['ul. Floriańska 1', '31-019 Kraków', 'Poland'],
  ],
  [
    {
      ...{ street: '1-2-3 Kyobashi', town: 'Chuo-ku', region: 'Tokyo' },
      ...{ postcode: '104-0031', country: 'Japan' },
    },
    ['1-2-3 Kyobashi, Chuo-ku, Tokyo', '104-0031', 'Japan'],
  ],
  [
    {
      ...{ street: '北沢2-24-5', town: '世田谷区', region: '東京都' },
      ...{ postcode: '155-0031', country: 'Japan' },
    },
    ['〒155-0031', '東京都', '世田谷区北沢2-24-5', 'Japan'],
  ],
  [
    {
      ...{ street: '세종대로 110', town: '중구', region: '서울특별시' },
      ...{ postcode: '04524', country: 'South Korea' },
    },
    ['서울특별시 중구', '세종대로 110', '04524', 'South Korea'],
  ],
  [
    {
      ...{ street: 'Avenida Brasil 100', town: 'Praia Grande', region: 'SP' },
      ...{ postcode: '11700-000', country: 'Brazil' },
    },
    ['Avenida Brasil 100', 'Praia Grande-SP', '11700-000', 'Brazil'],
  ],
  [
    {
      ...{ street: '1 Main Street', town: 'Portland', region: 'OR' },
      ...{ postcode: '97201', country: 'United States' },
    },
    ['1 Main Street', 'Portland, OR 97201', 'United States'],
  ],
  [
    {
      street: 'Al Wasl Road 5',
      town: 'Jumeirah',
      region: 'Dubai',
      postcode: '12345',
      country: 'United Arab Emirates',
    },
    ['Al Wasl Road 5, Jumeirah', 'Dubai', '12345', 'United Arab Emirates'],
  ],
  [
    { street: 'Váci utca 1', town: 'Budapest', postcode: '1052', country: 'Hungary' },
    ['Budapest', 'Váci utca 1', '1052', 'Hungary'],
  ],
  [
    { street: 'Rue du Fossé 1', town: 'Luxembourg', postcode: 'L-1536', country: 'Luxembourg' },
    ['Rue du Fossé 1', 'L-1536 Luxembourg', 'Luxembourg'],
  ],
  [
    { street: 'Gedimino pr. 1', town: 'Vilnius', postcode: 'LT-01103', country: 'Lithuania' },
    ['Gedimino pr. 1', 'LT-01103 Vilnius', 'Lithuania'],
  ],
  [
    { street: '1 Raffles Place', town: 'Singapore', postcode: '048616', country: 'Singapore' },
    ['1 Raffles Place', 'SINGAPORE 048616', 'Singapore'],
  ],
])('%j is printed in the order of its country', (address, lines) => {
  expect(addressLines(address)).toEqual(lines);
});

test('nothing is left out of an address in a country that is unknown', () => {
  const address = { street: '1 Shore', town: 'Lagado', region: 'East', postcode: '7' };
  expect(addressLines({ ...address, country: 'Balnibarbi' })).toEqual([
    ...['1 Shore', 'Lagado', 'East', '7', 'Balnibarbi'],
  ]);
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
