import { describe, expect, test } from 'vitest';
import { fuzz, hashRedirect, hostileHashes } from '../../../scripts/fuzz-hash.ts';

test.each([
  ['#/', '/lounge/'],
  ['#/contact', '/lounge/contact'],
  ['#/contact/', '/lounge/contact'],
  ['#/CONTACT', '/lounge/contact'],
  ['#/contact?from=mail', '/lounge/contact?from=mail'],
  ['#/contact/?a=1#about', '/lounge/contact?a=1'],
  ['#/terms#about', '/lounge/terms'],
  ['#/?from=mail', '/lounge/?from=mail'],
  ['#/game/NightTrax', '/lounge/game/NightTrax'],
  ['#/Game/NightTrax/', '/lounge/game/NightTrax'],
  ['#/game/Unknown?x=1', '/lounge/game/Unknown?x=1'],
])('%s leads to %s', (hash, expected) => {
  expect(hashRedirect('/lounge')(hash)).toBe(expected);
});

test('at the root of a host, paths start with one slash', () => {
  expect(hashRedirect('')('#/contact')).toBe('/contact');
});

test.each(['', '#', '#about', '#contact', '#javascript:alert(1)', '#\t/contact', '#!/contact'])(
  '%j is no old link and does not redirect',
  (hash) => {
    expect(hashRedirect('/lounge')(hash)).toBeUndefined();
  },
);

describe('every other link leads to the error page', () => {
  test.each([
    ...hostileHashes,
    '#/contact//',
    '#/contact/more',
    '#/game',
    '#/game/',
    '#/game/Zulu/more',
    '#/game/Zulu%20',
  ])('%j', (hash) => {
    expect(hashRedirect('/lounge')(hash)).toBe('/lounge/not-found');
  });
});

test('a hash of 100 kB leads to the error page', () => {
  expect(hashRedirect('/lounge')(`#/${'/'.repeat(100_000)}`)).toBe('/lounge/not-found');
});

test('no mutated hash leaves the site or throws an error', () => {
  fuzz(20_000, 1);
}, 30_000);
