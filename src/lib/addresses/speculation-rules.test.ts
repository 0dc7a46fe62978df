import { describe, expect, test } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

const matched = (rules: { where: { href_matches: string[] } }[]) =>
  rules.flatMap(({ where }) => where.href_matches);

describe.each([
  ['/', ''],
  ['/lounge', '/lounge'],
])('built for %s', (base, prefix) => {
  const { prerender, prefetch } = speculationRules(base);

  test('only pages without a demo are prerendered', () => {
    const pages = ['/', '/contact', '/terms', '/privacy'].map((path) => prefix + path);
    // An owner may add pages.
    expect(matched(prerender)).toEqual(expect.arrayContaining(pages));
    expect(matched(prerender).filter((address) => /\/(game|demo)/.test(address))).toEqual([]);
  });

  test('game pages are only fetched', () => {
    expect(matched(prefetch)).toEqual([`${prefix}/game/*`]);
  });

  test('nothing is loaded before a visitor points at a link or touches it', () => {
    const all = [...prerender, ...prefetch].map(({ eagerness }) => eagerness);
    expect(new Set(all)).toEqual(new Set(['moderate']));
  });
});
