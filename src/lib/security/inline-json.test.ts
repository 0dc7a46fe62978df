import { expect, test } from 'vitest';
import { inlineJson } from './inline-json.ts';

const hostile = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  'a line\u2028of its\u2029own',
  '"quoted" \\u003c',
];

test.each(hostile)('%s survives, and cannot end its element', (name) => {
  const text = inlineJson({ name });
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ name });
});
