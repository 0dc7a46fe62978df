import { describe, expect, test } from 'vitest';
import { absolute, withBase, gameUrl, isCurrent } from './urls.ts';

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
