import { expect, test } from 'vitest';
import { isSafeUrl } from './safe-url.ts';

test.each([
  'https://forms.example.com/send?to=us',
  'https://forms.example.com:443/',
  'https://forms.example.com:8443/',
  'https://forms.example.homes/',
])('%s is an address for pages', (url) => {
  expect(isSafeUrl(url)).toBe(true);
});

const hosts = [
  ...['127.0.0.1', '2130706433', '192.168.1.1', '[::1]', '[::ffff:192.168.0.1]', '[fd00::1]'],
  ...['localhost', 'intranet', 'forms.local', 'forms.office.local', '.example', 'x..y'],
  ...['*.example', 'play.example;script-src', 'play.example,x', 'play.example%3bx', "'self'"],
  ...['me@forms.example.com', 'me:word@forms.example.com'],
];
/** Characters that could end an attribute or a directive of the policy, and a fragment. */
const characters = [...' \n"\'`<>\\#\u202e'];

test.each([
  ...['http://play.example', 'javascript:alert(1)', 'data:text/html,x', ' https://play.example'],
  ...['//play.example', 'https:play.example', 'https:/play.example'],
  ...hosts.map((host) => `https://${host}/`),
  ...characters.map((character) => `https://play.example/${character}x`),
])('%j is refused', (url) => {
  expect(isSafeUrl(url)).toBe(false);
});
