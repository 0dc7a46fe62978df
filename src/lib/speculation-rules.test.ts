import { describe, expect, test } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

const matched = (rules: { where: { href_matches: string[] } }[]) =>
  rules.flatMap(({ where }) => where.href_matches);

describe.each([
  ['/', ''],
  ['/lounge', '/lounge'],
])('built for %s', (base, prefix) => {
  const { prerender, prefetch } = speculationRules(base);

  test('the plain pages are prerendered, and no other', () => {
    expect(matched(prerender)).toEqual(
      ['/', '/contact', '/terms', '/privacy'].map((path) => prefix + path),
    );
  });

  test('pages of games are only fetched', () => {
    expect(matched(prefetch)).toEqual([`${prefix}/game/*`]);
  });

  test('nothing happens before a visitor rests on a link or touches it', () => {
    const all = [...prerender, ...prefetch].map(({ eagerness }) => eagerness);
    expect(new Set(all)).toEqual(new Set(['moderate']));
  });
});
