import { describe, expect, test } from 'vitest';
import {
  address,
  gameAddress,
  isCurrent,
  remarkAddresses,
  telephoneLink,
  telephoneText,
} from './address';

describe('address', () => {
  test.each([
    ['/', '/', '/'],
    ['/contact', '/', '/contact'],
    ['/', '/lounge', '/lounge/'],
    ['/contact', '/lounge', '/lounge/contact'],
    ['/favicon.svg', '/a/b/', '/a/b/favicon.svg'],
  ])('%s under %s is %s', (path, base, expected) => {
    expect(address(path, base)).toBe(expected);
  });

  test('a game keeps the letters of its id', () => {
    expect(gameAddress('NightTrax', '/lounge')).toBe('/lounge/game/NightTrax');
  });
});

test('a telephone number is dialled without spaces, and printed in one piece', () => {
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

test('links of a text lead to our pages under the sub-path, and leave others alone', () => {
  const links = ['/contact', '/terms#fair-play', '#here', 'https://example.com/'].map((url) => ({
    url,
  }));
  remarkAddresses('/lounge')({ children: [{ children: links }] });
  expect(links.map(({ url }) => url)).toEqual([
    '/lounge/contact',
    '/lounge/terms#fair-play',
    '#here',
    'https://example.com/',
  ]);
});
