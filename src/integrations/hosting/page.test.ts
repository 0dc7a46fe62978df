import { describe, expect, test } from 'vitest';
import { findInline, finishPage } from './page.ts';

// The SHA-256 of "go()", as a browser computes it.
const hashOfGo = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
const page = (body: string, policy = `script-src 'self' ${hashOfGo} 'sha256-other=';`) =>
  `<meta http-equiv="content-security-policy" content="${policy}">${body}`;

test.each([
  ['a script', '<script>go()</script>', ['script']],
  ['a module', '<script type="module">go()</script>', ['script']],
  ['speculation rules', '<script type="speculationrules">go()</script>', ['script']],
  ['a script of an unknown type', '<script type="text/x-new">go()</script>', ['script']],
  ['a script in capitals', '<SCRIPT>go()</SCRIPT >', ['script']],
  ['a script with a source in its data', '<script data-src="x">go()</script>', ['script']],
  ['a style', '<style>go()</style>', ['style']],
  ['a style in a drawing', '<svg><style media="print">go()</style></svg>', ['style']],
  ['a script after an attribute with >', '<script data-a="1>0">go()</script>', ['script']],
  ['a style and a script', '<style>go()</style><script>go()</script>', ['style', 'script']],
  ['no script in an attribute', '<meta content="</script><script>go()</script>">', []],
  ['no script from a file', '<script src="/a.js"></script>', []],
  ['no data for search engines', '<script type="application/ld+json">go()</script>', []],
  ['no data for a script', '<script type="application/json" id="x">go()</script>', []],
])('finds %s', (_what, html, elements) => {
  const found = findInline(html);
  expect(found.map(({ element }) => element.toLowerCase())).toEqual(elements);
  for (const { hash } of found) expect(hash).toBe(hashOfGo);
});

test('a page keeps the hashes of its own inline elements', () => {
  expect(finishPage(page('<script>go()</script>'), 'a.html')).toEqual({
    html: page('<script>go()</script>', `script-src 'self' ${hashOfGo}`),
    policy: `script-src 'self' ${hashOfGo}`,
  });
});

describe('an inline element from content stops the build', () => {
  test.each([
    [
      'a script',
      page('"><script>alert(1)</script>'),
      /a\.html holds an inline <script>.*alert\(1\)/,
    ],
    ['a style', page('<style>stop()</style>'), /a\.html holds an inline <style>/],
    ['a script without a policy', '<script>go()</script>', /no component wrote/],
  ])('%s', (_what, html, message) => {
    expect(() => finishPage(html, 'a.html')).toThrow(message);
  });
});

test('a file without policy and scripts, such as a proof of ownership, is unchanged', () => {
  expect(finishPage('proof', 'a.html').html).toBe('proof');
});
