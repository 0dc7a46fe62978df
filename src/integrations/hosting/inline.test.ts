import { expect, test } from 'vitest';
import { inlineFinder, policyOf, withIslandScriptsLast, withPolicy } from './inline.ts';

// SHA-256 of "go()", as a browser computes it for a policy.
const hashOfGo = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

test.each([
  ['a script', '<script>go()</script>', ['script']],
  ['a module', '<script type="module">go()</script>', ['script']],
  ['rules for what to fetch ahead', '<script type="speculationrules">go()</script>', ['script']],
  ['a script of an unknown type', '<script type="text/x-new">go()</script>', ['script']],
  ['a script in capitals', '<SCRIPT>go()</SCRIPT >', ['script']],
  ['a script that names a source in its data', '<script data-src="x">go()</script>', ['script']],
  ['a style', '<style>go()</style>', ['style']],
  ['a style in a drawing', '<svg><style media="print">go()</style></svg>', ['style']],
  ['a sign in an attribute', '<script data-a="1>0">go()</script>', ['script']],
  ['two of them', '<style>go()</style><script>go()</script>', ['style', 'script']],
  ['words that look like a script', '<meta content="</script><script>go()</script>">', []],
  ['a script from a file', '<script src="/a.js"></script>', []],
  ['data for search engines', '<script type="application/ld+json">go()</script>', []],
  ['data for a script', '<script type="application/json" id="x">go()</script>', []],
])('finds %s', (_what, html, elements) => {
  const found = inlineFinder()(html);
  expect(found.map(({ element }) => element)).toEqual(elements);
  for (const { hash } of found) expect(hash).toBe(hashOfGo);
});

test('reads and replaces the policy of a page, whatever signs it has', () => {
  const page = '<meta http-equiv="content-security-policy" content="a $& b"><p>a $& b</p>';
  expect(policyOf(page)).toBe('a $& b');
  expect(withPolicy(page, "c $' d")).toBe(
    `<meta http-equiv="content-security-policy" content="c $' d"><p>a $& b</p>`,
  );
  expect(policyOf('<p>none</p>')).toBe('');
});

test('puts the scripts of islands last, and leaves a page without islands as it is', () => {
  const style = '<style>astro-island,astro-slot{display:contents}</style>';
  const scripts = "<script>a('$&')</script><script>b()</script>";
  expect(
    withIslandScriptsLast(
      `<body><header>${style}${scripts}<astro-island></astro-island></header><script>c()</script></body>`,
    ),
  ).toBe(
    `<body><header>${style}<astro-island></astro-island></header><script>c()</script>${scripts}</body>`,
  );
  expect(withIslandScriptsLast('<body><script>c()</script></body>')).toBe(
    '<body><script>c()</script></body>',
  );
});
