import { expect, test } from 'vitest';
import { shortenScopes, usedRules } from './used-styles.ts';

const css = [
  '.flex{display:flex}',
  '.gap-2{gap:.5rem}',
  '.focus\\:px-6:focus{padding:1.5rem}',
  '.card:hover .poster{scale:1.03}.card:not(.poster){scale:1.04}',
  '.flex>li,.card>li{color:red}[href$=".pdf"]{color:blue}',
  ':focus-visible{outline:3px solid}',
  '@media (min-width:36rem){.sm\\:w-auto{width:auto}}',
  '@font-face{font-family:Used}@font-face{font-family:Wide}.flex>li{font:1rem Used}',
  '*{--tw-blur: ;--tw-scale-x:1}p{scale:var(--tw-scale-x)}::backdrop{--tw-blur: }',
].join('');

test.each([
  ['a class of the page', '<p class="flex">', '.flex{display:flex}', true],
  ['a class of other pages', '<p class="flex">', '.gap-2', false],
  ['a class with a state', '<a class="focus:px-6">', 'padding:1.5rem', true],
  ['a class that a script sets', 'button.className="sm:w-auto"', 'width:auto', true],
  ['a rule whose classes are all used', '<a class="card"><b class="poster">', 'scale:1.03', true],
  ['a rule with a class that is not used', '<a class="card">', 'scale:1.03', false],
  ['a rule for elements without a class', '<a class="card">', 'scale:1.04', true],
  ['one selector of a list', '<ul class="card">', '}.card>li{color:red}', true],
  ['a rule for an attribute', '', 'color:blue', true],
  ['a rule without a class', '', ':focus-visible{outline', true],
  ['an empty media query', '', '@media', false],
  ['a variable in use', '', '--tw-scale-x:1', true],
  ['a variable without use', '', '--tw-blur', false],
  ['a font in use', '<p class="flex">', 'font-family:Used', true],
  ['a font without use', '', 'font-family:Wide', false],
  ['an empty rule', '', '::backdrop', false],
])('%s, in %s: %s is kept or not: %s', (_what, text, rule, kept) => {
  expect(usedRules(css, [text]).includes(rule)).toBe(kept);
});

test('scopes are shortened in the sheet and on elements, and no other word is', () => {
  const sheet = 'a.astro-cc6i5xso{color:red}.astro-22ab34cd{color:blue}';
  const page = `<style>${sheet}</style><a class="link astro-cc6i5xso">astro-nautical</a>`;
  expect(shortenScopes(page, sheet)).toBe(
    '<style>a.s0{color:red}.s1{color:blue}</style><a class="link s0">astro-nautical</a>',
  );
});
