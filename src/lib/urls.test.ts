import { describe, expect, test } from 'vitest';
import {
  absolute,
  withBase,
  gameUrl,
  isCurrent,
  mapLink,
  telephoneLink,
  telephoneText,
} from './urls.ts';

describe('withBase', () => {
  test.each([
    ['/', '/', '/'],
    ['/contact', '/', '/contact'],
    ['/', '/lounge', '/lounge/'],
    ['/contact', '/lounge', '/lounge/contact'],
    ['/favicon.svg', '/a/b/', '/a/b/favicon.svg'],
  ])('%s under %s is %s', (path, base, expected) => {
    expect(withBase(path, base)).toBe(expected);
  });

  test('the path of a game keeps the capitals of its id', () => {
    expect(gameUrl('NightTrax', '/lounge')).toBe('/lounge/game/NightTrax');
  });
});

test('a URL is absolute only if the site has an origin', () => {
  expect(absolute('/lounge/contact', new URL('https://escape.example'))).toBe(
    'https://escape.example/lounge/contact',
  );
  expect(absolute('/lounge/contact', undefined)).toBeUndefined();
});

test('a map link leads to a real address, never to a placeholder', () => {
  const real = { street: '1 Quay & Co', town: 'Leeds', postcode: 'LS1', country: 'UK' };
  expect(mapLink(real)).toBe(
    'https://www.openstreetmap.org/search?query=1+Quay+%26+Co%2C+Leeds%2C+LS1%2C+UK',
  );
  expect(mapLink({ ...real, town: 'Exampleton' })).toBeUndefined();
});

test('a telephone number is dialled without spaces and printed on one line', () => {
  expect(telephoneLink('+44 20 7946 0018')).toBe('tel:+442079460018');
  expect(telephoneText('+44 20 7946 0018')).toBe('+44\u00A020\u00A07946\u00A00018');
});

describe('isCurrent', () => {
  test.each([
    ['/contact', '/contact', true],
    ['/contact', '/contact/', true],
    ['/contact', '/contact.html', true],
    ['/', '/', true],
    ['/lounge/', '/lounge', true],
    ['/', '/contact', false],
    ['/contact', '/', false],
    ['/terms', '/game/terms', false],
  ])('the link %s on the page %s: %s', (link, pathname, expected) => {
    expect(isCurrent(link, pathname)).toBe(expected);
  });
});
