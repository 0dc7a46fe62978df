import { expect, test } from 'vitest';
import { policy } from '../../test/policy.ts';
import { cspDirectives } from './csp-directives.ts';

test('without third parties, a page loads from its own origin alone, posts nothing and inserts no HTML', () => {
  expect(cspDirectives({ launcher: [], images: [], formEndpoint: [] })).toEqual(policy);
});

test.each([
  ['launcher', "frame-src 'self' https://a.example"],
  ['images', "img-src 'self' data: https://a.example"],
  ['formEndpoint', "connect-src 'self' https://a.example"],
] as const)('an origin of %s is allowed in one directive', (setting, directive) => {
  const none = { launcher: [], images: [], formEndpoint: [] };
  const directives = cspDirectives({ ...none, [setting]: ['https://a.example'] });
  expect(directives.filter((text) => text.includes('https:'))).toEqual([directive]);
});
