import { expect, test } from 'vitest';
import { inlineJson } from './inline-json.ts';

const hostile = ['</script><script>alert(1)</script>', '<!--<script>', ']]>', '"quoted" \\u003c'];

test.each(hostile)('%s survives, and cannot end its element', (name) => {
  const text = inlineJson({ name });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name });
});
