import { expect, test } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

test.each(['', '/lounge'])(
  'under "%s", pages are prerendered before a click, and games, which would start, only fetched',
  (base) => {
    const eagerness = 'moderate';
    // An owner may add pages.
    const pages = ['/', '/contact', '/terms', '/privacy'].map((path) => base + path);
    expect(speculationRules(base)).toEqual({
      prerender: [{ where: { href_matches: expect.arrayContaining(pages) }, eagerness }],
      prefetch: [{ where: { href_matches: [`${base}/game/*`] }, eagerness }],
    });
    expect(JSON.stringify(speculationRules(base).prerender)).not.toContain('/game');
  },
);
