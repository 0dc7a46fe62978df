import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('./reduced-motion.js', import.meta.url), 'utf8');

/** Runs the script on a page. Returns whether movement is off, and the page's query afterwards. */
function open(path: string, referrer = '') {
  let isReduced = false;
  let { href } = new URL(path, 'https://escape.example');
  runInNewContext(script, {
    URL,
    location: new URL(href),
    history: {
      state: null,
      replaceState: (_state: null, _title: '', url: URL) => (href = url.href),
    },
    document: {
      referrer,
      documentElement: {
        toggleAttribute: (_name: 'data-reduced-motion', off: boolean) => (isReduced = off),
      },
    },
    addEventListener: () => undefined,
  });
  return { isReduced, query: new URL(href).search };
}

const off = 'https://escape.example/?motion=off';
const elsewhere = 'https://news.example/?motion=off';
const alike = 'https://escape.example.org/?motion=off';

test.each([
  ['no choice', '/', '', false, ''],
  ['a choice in the address', '/?motion=off', '', true, '?motion=off'],
  ['the choice of the page before', '/?subject=x', off, true, '?subject=x&motion=off'],
  ['another choice in the address', '/?motion=on', off, false, '?motion=on'],
  ['an unknown choice in the address', '/?motion=slow', off, true, '?motion=off'],
  ['the choice of another site', '/', elsewhere, false, ''],
  ['the choice of a site with a similar name', '/', alike, false, ''],
])('the page keeps its visitor’s choice, with %s', (_what, path, referrer, isReduced, query) => {
  expect(open(path, referrer)).toEqual({ isReduced, query });
});
