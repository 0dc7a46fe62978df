import { expect, test } from 'vitest';
import { cspDirectives } from './csp-directives.ts';

// pages/policy.spec.ts compares the policy without third parties.
test.each([
  ['launcher', "frame-src 'self' https://a.example"],
  ['images', "img-src 'self' data: https://a.example"],
  ['formEndpoint', "connect-src 'self' https://a.example"],
] as const)('an origin of %s is allowed in one directive', (setting, directive) => {
  const none = { launcher: [], images: [], formEndpoint: [] };
  const directives = cspDirectives({ ...none, [setting]: ['https://a.example'] });
  expect(directives.filter((text) => text.includes('https:'))).toEqual([directive]);
});
