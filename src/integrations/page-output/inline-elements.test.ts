import { describe, expect, test } from 'vitest';
import { inlineElements, refuseForeignElements } from './inline-elements.ts';

// The SHA-256 of "go()", as a browser computes it.
const hashOfGo = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

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
  const found = inlineElements(html);
  expect(found.map(({ element }) => element)).toEqual(elements);
  for (const { hash } of found) expect(hash).toBe(hashOfGo);
});

const refuse = (html: string, policy = `script-src 'self' ${hashOfGo} 'sha256-other=';`) =>
  refuseForeignElements({ file: 'a.html', html }, policy);

describe('an inline element from content stops the build', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', /a\.html holds an inline <script>.*alert\(1\)/],
    ['a style', '<style>stop()</style>', /a\.html holds an inline <style>/],
  ])('%s', (_what, html, message) => {
    expect(() => refuse(html)).toThrow(message);
  });

  test('a script of a page without a policy', () => {
    expect(() => refuse('<script>go()</script>', '')).toThrow(/no component wrote/);
  });
});

test.each([
  ['a component wrote', '<script>go()</script>'],
  ['is none, such as a proof of ownership', 'proof'],
])('a script that %s passes', (_what, html) => {
  expect(() => refuse(html)).not.toThrow();
});
