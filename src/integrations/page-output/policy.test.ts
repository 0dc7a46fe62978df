import { expect, test } from 'vitest';
import { headerRules } from '../host-files/headers.ts';
import type { ThirdParties } from '../../build/third-parties.ts';
import { applyPolicy, directives, headerPolicy, pagePolicy } from './policy.ts';

const asShipped: ThirdParties = { launcher: [], images: [], formEndpoint: [], bookingUrl: [] };

/** The policies of two pages. */
const policies = (thirdParties: ThirdParties) =>
  [
    "script-src 'self' 'sha256-b=' 'sha256-a=';style-src 'sha256-c='",
    "script-src 'sha256-b=';",
  ].map((hashes) => [...directives(thirdParties), hashes].join(';'));

/** Every header of a site with these third parties, as text. */
const headers = (thirdParties: ThirdParties) => {
  const policy = headerPolicy(policies(thirdParties));
  const { launcher: launchers } = thirdParties;
  return JSON.stringify(headerRules({ base: '/', policy, demos: [], launchers, hsts: true }));
};

test('as shipped, no header names another origin or allows unsafe scripts and styles', () => {
  // Only images and fonts may come from data: URIs.
  const rest = headers(asShipped).replace(/(img|font)-src 'self' data:/g, '');
  expect(rest).not.toMatch(/https?:|unsafe|\*\.|data:|blob:/);
});

test.each([
  ['launcher', { launcher: ['https://a.example'] }, "frame-src 'self' https://a.example", 3],
  ['image host', { images: ['https://a.example'] }, "img-src 'self' data: https://a.example", 1],
  [
    'form endpoint',
    { formEndpoint: ['https://a.example'] },
    "connect-src 'self' https://a.example",
    1,
  ],
])(
  'a third-party %s is allowed only where it is needed',
  (_what, setting: Partial<typeof asShipped>, directive, times) => {
    const set = { ...asShipped, ...setting };
    expect(headerPolicy(policies(set)).split('; ')).toContain(directive);
    // A launcher may also use full screen and sound.
    expect(headers(set).match(/https:/g)).toHaveLength(times);
  },
);

test('the header has the directives of the pages and frame-ancestors', () => {
  expect(headerPolicy(policies(asShipped)).split('; ')).toEqual([
    ...directives(asShipped),
    "script-src 'self' 'sha256-a=' 'sha256-b='",
    "style-src 'sha256-c='",
    "frame-ancestors 'self'",
  ]);
});

test('a page names the hashes of what it holds, and every other source', () => {
  const policy = "img-src 'self';script-src 'self' 'sha256-x='; style-src 'sha256-y=';";
  const html = '<style>a</style><script>b</script><SCRIPT>c</SCRIPT><script>b</script>';
  // The SHA-256 of "a", "b" and "c", as a browser computes them.
  expect(pagePolicy(policy, html)).toBe(
    "img-src 'self';script-src 'self' 'sha256-Ln0sA6lQeuJl7PW1NWiFpTOTogKdJBOUmXJloaJa78Y=' 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0=';style-src 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='",
  );
});

test('the policy comes first in the head, after the charset', () => {
  const policy = `<meta http-equiv="content-security-policy" content="script-src 'self'">`;
  const head = '<link href="/a"><script src="/b"></script>';
  expect(applyPolicy(`<meta charset="utf-8">${head}${policy}<p>`)).toBe(
    `<meta charset="utf-8">${policy}${head}<p>`,
  );
});

test.each([
  ['pictures', '<img src="data:image/svg+xml,x">', "font-src 'self';img-src 'self' data:"],
  ['fonts', "<style>a{src:url('data:font/woff2,x')}", "font-src data:;img-src 'self'"],
  ['none', '<p>data:</p>', "font-src 'self';img-src 'self'"],
])('a page gets only the data: URIs that it holds: %s', (_what, html, policy) => {
  expect(pagePolicy("font-src 'self' data:;img-src 'self' data:", html)).toBe(policy);
});
