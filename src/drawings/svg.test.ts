import { expect, test } from 'vitest';
import { svgDataUri } from './svg.ts';

test.each([
  [
    'a drawing',
    '<svg>\n <!-- sun -->\n <path d="M0 0\n9" fill="#FFF"/>\n</svg>\n',
    "<svg><path d='M0 0 9' fill='%23FFF'/></svg>",
  ],
  ['a style with quotes', `<style>a{b:'50%'}</style>`, `<style>a{b:'50%25'}</style>`],
  ['both kinds of quotes', `<a b="c" d='e"'/>`, `<a b="c" d='e"'/>`],
])('%s becomes one line that a URI can hold', (_what, svg, expected) => {
  expect(svgDataUri(svg)).toBe(`data:image/svg+xml,${expected}`);
});
